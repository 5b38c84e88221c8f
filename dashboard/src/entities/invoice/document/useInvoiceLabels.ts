import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { shopQuery } from '../queries.ts'
import type { InvoiceContent } from './content.ts'
import { invoiceLabels } from './labels.ts'

/** All that the document of an invoice says, in the language of the moment. */
export function useInvoiceLabels(sheet: InvoiceContent) {
  const text = useText()
  const formats = useFormats()
  const { data: shop, isPending } = useQuery(shopQuery())
  return { words: invoiceLabels(sheet, shop, text, formats), isShopPending: isPending }
}
