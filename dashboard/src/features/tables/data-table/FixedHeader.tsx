import { DataTable, type DataSort } from '@data1522/design-system/DataTable'
import { useClientRows } from '@data1522/design-system/useClientRows'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { manyOrders, type Order } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

/** Two thousand rows that scroll under their header; only those in sight are drawn. */
export function FixedHeader() {
  const text = useText()
  const columns = useOrderColumns()
  const [orders] = useState(() => manyOrders(2000))
  const [sorts, setSorts] = useState<DataSort[]>([])
  const { rows, isArranging } = useClientRows<Order>({ rows: orders, columns, sorts })

  return (
    <DataTable<Order>
      {...useEmptyStates()}
      label={text('tables.fixedHeader')}
      columns={columns}
      rows={rows}
      rowId={(order) => order.number}
      rowName={(order) => order.number}
      state={isArranging ? 'refreshing' : 'ready'}
      total={rows.length}
      sorts={sorts}
      onSortsChange={setSorts}
      virtual={{ height: 400, more: 'none' }}
    />
  )
}
