import type { SimpleTableColumn } from '@data1522/design-system/SimpleTable'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order } from '../orders.ts'

/** What the demos say of an order. */
export function useReadColumns(): SimpleTableColumn<Order>[] {
  const text = useText()
  const formats = useFormats()
  return [
    { id: 'number', header: text('tables.column.number'), cell: ({ number }) => number },
    { id: 'customer', header: text('tables.column.customer'), cell: ({ customer }) => customer },
    { id: 'country', header: text('tables.column.country'), cell: ({ country }) => formats.country(country) },
    { id: 'placed', header: text('tables.column.placed'), cell: ({ placed }) => formats.day(placed) },
    {
      id: 'amount',
      header: text('tables.column.amount'),
      cell: ({ amount }) => formats.money(amount),
      isNumeric: true,
    },
  ]
}
