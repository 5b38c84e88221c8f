import { DataTable } from '@data1522/design-system/DataTable'
import { tableProps } from '@data1522/design-system/tableProps'
import { useClientTable } from '@data1522/design-system/useClientTable'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { manyOrders, type Order } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

const orderId = ({ number }: Order) => number

/** Two thousand rows that scroll under their header; only those in sight are drawn. */
export function FixedHeader() {
  const text = useText()
  const columns = useOrderColumns()
  const [orders] = useState(() => manyOrders(2000))
  const table = useClientTable<Order>({ rows: orders, columns, rowId: orderId })

  return (
    <DataTable<Order>
      {...tableProps(table)}
      {...useEmptyStates()}
      label={text('tables.fixedHeader')}
      rowName={orderId}
      virtual={{ height: 400, more: 'none' }}
    />
  )
}
