import { download as save } from '@data1522/design-system/download'
import { primaryPresets } from '@data1522/design-system/primary-presets'
import { toasts } from '@data1522/design-system/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { preferences } from '../../../core/preferences/preferences.ts'
import { store } from '../../../core/store.ts'
import { shopQuery } from '../queries.ts'
import type { InvoiceContent } from '../document/content.ts'
import { invoiceLabels } from '../document/labels.ts'
import { makePdf } from './make-pdf.ts'

/** Makes the PDF of an invoice and hands it to the browser; what draws it comes when it is first asked for. */
export function useDownload() {
  const text = useText()
  const formats = useFormats()
  const { locale } = useIntl()
  const queries = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const download = async (find: () => InvoiceContent | Promise<InvoiceContent>) => {
    setMaking(true)
    try {
      const sheet = await find()
      // Without the shop's details the document names the product alone.
      const settings = await queries.ensureQueryData(shopQuery()).catch(() => undefined)
      const file = await makePdf({
        words: invoiceLabels(sheet, settings?.store, text, formats),
        options: {
          language: locale,
          accent: store.get(preferences.primary) ?? primaryPresets.sky,
          pageOf: text('invoice.pageOf', { page: '{page}', pages: '{pages}' }),
        },
      })
      save(text('invoice.fileName', { id: String(sheet.id ?? '') }), file, 'application/pdf')
    } catch {
      toasts.show({
        tone: 'danger',
        title: () => text('invoice.pdfFailed'),
        description: () => text('invoice.pdfFailedText'),
      })
    } finally {
      setMaking(false)
    }
  }
  return { download, isMaking }
}
