import { sumOf } from '@data1522/design-system/aggregates'
import { DataTable, type DataColumn } from '@data1522/design-system/DataTable'
import { useMemo } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

/** Rows of one status stand together under a line that closes and says what they come to; the last line says it of all. */
export function Grouping() {
  const text = useText()
  const formats = useFormats()
  const all = useOrderColumns()
  const columns = useMemo(() => {
    const footers: Record<string, DataColumn<Order>['footer']> = {
      number: () => text('tables.total'),
      items: (rows) => formats.number(sumOf(rows, ({ items }) => items)),
      amount: (rows) => formats.money(sumOf(rows, ({ amount }) => amount)),
    }
    return all.map((column): DataColumn<Order> => ({
      ...column,
      isSortable: false,
      footer: footers[column.id],
    }))
  }, [all, text, formats])

  return (
    <DataTable<Order>
      {...useEmptyStates()}
      label={text('tables.grouping')}
      columns={columns}
      rows={orders}
      rowId={(order) => order.number}
      rowName={(order) => order.number}
      state="ready"
      total={orders.length}
      groupBy="status"
    />
  )
}
