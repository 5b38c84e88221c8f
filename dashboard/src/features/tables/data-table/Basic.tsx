import { DataTable } from '@data1522/design-system/DataTable'
import { tableProps } from '@data1522/design-system/tableProps'
import { useClientTable } from '@data1522/design-system/useClientTable'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

const orderId = ({ number }: Order) => number

/** Rows that are all in the browser, sorted by pressing a column's name. */
export function Basic() {
  const text = useText()
  const columns = useOrderColumns()
  const table = useClientTable<Order>({ rows: orders, columns, rowId: orderId })

  return (
    <DataTable<Order>
      {...tableProps(table)}
      {...useEmptyStates()}
      label={text('tables.basic')}
      rowName={orderId}
    />
  )
}
