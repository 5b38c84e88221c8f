import { useState } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { tableProps } from '../client/tableProps.tsx'
import { useClientTable } from '../client/useClientTable.ts'
import { DataTable } from '../DataTable.tsx'
import type { DataColumn } from '../types.ts'
import { type Order, ordersOf } from './orders.ts'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('en-US')
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const statuses = { paid: 'Paid', due: 'Due', late: 'Late' }

export const columns = (
  [
    {
      id: 'number',
      header: 'Order',
      value: (row) => row.number,
      cell: (row) => row.number,
      isRowHeader: true,
    },
    {
      id: 'customer',
      header: 'Customer',
      value: (row) => row.customer,
      cell: (row) => row.customer,
      width: 'fill',
    },
    { id: 'company', header: 'Company', value: (row) => row.company, cell: (row) => row.company },
    { id: 'city', header: 'City', value: (row) => row.city, cell: (row) => row.city },
    { id: 'placed', header: 'Placed', value: (row) => row.placed, cell: (row) => date.format(row.placed) },
    {
      id: 'items',
      header: 'Items',
      value: (row) => row.items,
      cell: (row) => whole.format(row.items),
      align: 'end',
      width: 'min',
    },
    {
      id: 'amount',
      header: 'Amount',
      value: (row) => row.amount,
      cell: (row) => money.format(row.amount),
      align: 'end',
    },
    {
      id: 'status',
      header: 'Status',
      value: (row) => row.status,
      cell: (row) => statuses[row.status],
      width: 'min',
      cardRole: 'status',
    },
  ] satisfies DataColumn<Order>[]
).map((column): DataColumn<Order> => ({ ...column, isSortable: true }))

const rowId = ({ id }: Order) => String(id)
const rowName = ({ number }: Order) => number

/** Orders that are all in the browser, be they a hundred thousand: sorted, searched and scrolled there. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const table = useClientTable({ rows: orders, columns, rowId, isSelectable: true })
  return (
    <DataTable<Order>
      {...tableProps(table)}
      label="Orders"
      rowName={rowName}
      emptyState={<EmptyState title="No orders yet">They will be listed here as they come in.</EmptyState>}
      noResultsState={
        <EmptyState title="No order matches" illustration="search">
          Try other words.
        </EmptyState>
      }
      virtual={{ height: 560 }}
      toolbar={
        <SearchField
          label="Search orders"
          value={table.state.globalFilter as string}
          onChange={table.setGlobalFilter}
        />
      }
    />
  )
}

/** A hundred thousand of them. */
export function ManyOrders() {
  const [orders] = useState(() => ordersOf(100_000))
  return <OrdersTable orders={orders} />
}
