import { useState } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { sumOf } from '../aggregates.ts'
import { DataTable } from '../DataTable.tsx'
import type { DataColumn, VirtualOptions } from '../types.ts'
import { type Order, ordersOf } from './orders.ts'
import { columns } from './OrdersTable.tsx'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const withTotals = columns.map((column): DataColumn<Order> => {
  if (column.id === 'number') return { ...column, footer: () => 'Total' }
  if (column.id === 'amount')
    return { ...column, footer: (rows) => money.format(sumOf(rows, ({ amount }) => amount)) }
  return column
})

interface GroupedOrdersProps {
  count?: number
  isExpandable?: boolean
  isGrouped?: boolean
  hasTotals?: boolean
  virtual?: VirtualOptions
}

/** Orders with details that open, in groups, with totals. */
export function GroupedOrders(props: GroupedOrdersProps) {
  const { count = 8, isExpandable, isGrouped, hasTotals, virtual } = props
  const [orders] = useState(() => ordersOf(count))
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set())
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable<Order>
      label="Orders"
      columns={hasTotals ? withTotals : columns}
      rows={orders}
      rowId={({ id }) => String(id)}
      rowName={({ number }) => number}
      state="ready"
      emptyState={<EmptyState title="No orders yet">They will be listed here as they come in.</EmptyState>}
      noResultsState={<EmptyState title="No order matches">Try other words.</EmptyState>}
      total={orders.length}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
      renderExpanded={
        isExpandable ? ({ number, company }) => <Text>{`${number} goes to ${company}.`}</Text> : undefined
      }
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
      groupBy={isGrouped ? 'status' : undefined}
      virtual={virtual}
    />
  )
}

/** Orders of which more come when the last ones are in sight, until there are no more. */
export function EndlessOrders({ most = 120, fails = false }) {
  const [all] = useState(() => ordersOf(most))
  const [count, setCount] = useState(40)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [rows, setRows] = useState(() => all.slice(0, 40))
  const load = () => {
    if (isLoading || count >= most) return
    setLoading(true)
    setTimeout(() => {
      setLoading(false)
      if (fails && !hasFailed) {
        setFailed(true)
        return
      }
      setFailed(false)
      setCount(count + 40)
      setRows(all.slice(0, count + 40))
    }, 50)
  }
  const more = count >= most ? 'none' : hasFailed && !isLoading ? 'failed' : 'loading'
  return (
    <DataTable<Order>
      label="Orders"
      columns={columns}
      rows={rows}
      rowId={({ id }) => String(id)}
      rowName={({ number }) => number}
      state="ready"
      emptyState={<EmptyState title="No orders yet">They will be listed here as they come in.</EmptyState>}
      noResultsState={<EmptyState title="No order matches">Try other words.</EmptyState>}
      total={rows.length}
      virtual={{ height: 420, more, onEnd: hasFailed && isLoading ? undefined : load }}
    />
  )
}
