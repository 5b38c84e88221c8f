import type { DataColumn } from '@data1522/design-system/DataTable'
import { useMemo } from 'react'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { Order } from './orders.ts'
import { StatusChip } from './StatusChip.tsx'

/** The columns of the demos' orders, all of which sort. */
export function useOrderColumns(): DataColumn<Order>[] {
  const text = useText()
  const formats = useFormats()
  return useMemo(() => {
    const columns: DataColumn<Order>[] = [
      {
        id: 'number',
        header: text('tables.column.number'),
        value: (order) => order.number,
        cell: (order) => order.number,
        isRowHeader: true,
        width: 'min',
      },
      {
        id: 'customer',
        header: text('tables.column.customer'),
        value: (order) => order.customer,
        cell: (order) => order.customer,
        width: 'fill',
      },
      {
        id: 'placed',
        header: text('tables.column.placed'),
        value: (order) => new Date(order.placed),
        cell: (order) => formats.day(order.placed),
      },
      {
        id: 'items',
        header: text('tables.column.items'),
        value: (order) => order.items,
        cell: (order) => formats.number(order.items),
        align: 'end',
        width: 'min',
      },
      {
        id: 'amount',
        header: text('tables.column.amount'),
        value: (order) => order.amount,
        cell: (order) => formats.money(order.amount),
        align: 'end',
      },
      {
        id: 'status',
        header: text('tables.column.status'),
        value: (order) => text(`tables.status.${order.status}`),
        cell: (order) => <StatusChip status={order.status} />,
        width: 'min',
        cardRole: 'status',
      },
    ]
    return columns.map((column) => ({ ...column, isSortable: true }))
  }, [text, formats])
}
