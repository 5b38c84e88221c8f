import { DataTable, type DataSort } from '@data1522/design-system/DataTable'
import { useClientRows } from '@data1522/design-system/useClientRows'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

/** Rows that are all in the browser, sorted by pressing a column's name. */
export function Basic() {
  const text = useText()
  const columns = useOrderColumns()
  const [sorts, setSorts] = useState<DataSort[]>([])
  const { rows } = useClientRows<Order>({ rows: orders, columns, sorts })

  return (
    <DataTable<Order>
      {...useEmptyStates()}
      label={text('tables.basic')}
      columns={columns}
      rows={rows}
      rowId={(order) => order.number}
      rowName={(order) => order.number}
      state="ready"
      total={rows.length}
      sorts={sorts}
      onSortsChange={setSorts}
      isMultiSort
    />
  )
}
