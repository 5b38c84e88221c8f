import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { shopQuery } from '../queries.ts'
import type { InvoiceContent } from './content.ts'
import { invoiceLabels } from './labels.ts'

/** All texts of an invoice document, in the current language. */
export function useInvoiceLabels(sheet: InvoiceContent) {
  const text = useText()
  const formats = useFormats()
  const { data: shop, isPending } = useQuery(shopQuery())
  return { labels: invoiceLabels(sheet, shop, text, formats), isShopPending: isPending }
}
