import { useQueryClient } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useDocumentFile } from './useDocumentFile.ts'
import { shopQuery } from '../queries.ts'
import type { InvoiceContent } from '../document/content.ts'
import { invoiceLabels } from '../document/labels.ts'
import { numberInFile } from '../invoice-number.ts'

/** Makes the PDF of an invoice and hands it to the browser. */
export function useDownload() {
  const text = useText()
  const formats = useFormats()
  const queries = useQueryClient()
  const { save, isMaking } = useDocumentFile({
    pageOf: text('invoice.pageOf', { page: '{page}', pages: '{pages}' }),
    failed: () => text('invoice.pdfFailed'),
    failedText: () => text('invoice.pdfFailedText'),
  })
  const download = (find: () => InvoiceContent | Promise<InvoiceContent>) =>
    save(async () => {
      const sheet = await find()
      // Without the shop's details the document names the product alone.
      const settings = await queries.ensureQueryData(shopQuery()).catch(() => undefined)
      return {
        name: text('invoice.fileName', { id: numberInFile(sheet.number ?? '') }),
        labels: invoiceLabels(sheet, settings?.store, text, formats),
      }
    })
  return { download, isMaking }
}
