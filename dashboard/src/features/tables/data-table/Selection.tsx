import { DataTable } from '@data1522/design-system/DataTable'
import { IconCheck } from '@data1522/design-system/icons'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

/** Rows are selected one by one, all at once, or a range with Shift; a bar says what can be done with them. */
export function Selection() {
  const text = useText()
  const columns = useOrderColumns()
  const [rows, setRows] = useState(orders)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const markPaid = (ids: string[]) => {
    setRows(rows.map((order) => (ids.includes(order.number) ? { ...order, status: 'paid' } : order)))
    setSelectedIds(new Set())
  }

  return (
    <DataTable<Order>
      {...useEmptyStates()}
      label={text('tables.selection')}
      columns={columns}
      rows={rows}
      rowId={(order) => order.number}
      rowName={(order) => order.number}
      state="ready"
      total={rows.length}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
      bulkActions={[{ id: 'paid', label: text('tables.markPaid'), icon: IconCheck, onPress: markPaid }]}
    />
  )
}
