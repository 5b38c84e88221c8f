import { DataTable } from '@data1522/design-system/DataTable'
import { IconPencil } from '@data1522/design-system/icons'
import { lazy, useState } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }))
const some = orders.slice(0, 5)

/** A row's menu opens it in a dialog, and what is saved there stands in the row. */
export function EditDialog() {
  const text = useText()
  const columns = useOrderColumns()
  const [rows, setRows] = useState(some)
  const [edited, setEdited] = useState<Order>()
  const [isOpen, setOpen] = useState(false)
  const save = (changed: Order) =>
    setRows(rows.map((order) => (order.number === changed.number ? changed : order)))

  return (
    <>
      <DataTable<Order>
        {...useEmptyStates()}
        label={text('tables.editDialog')}
        columns={columns}
        rows={rows}
        rowId={(order) => order.number}
        rowName={(order) => order.number}
        state="ready"
        total={rows.length}
        rowActions={() => [
          { id: 'row', entries: [{ id: 'edit', label: text('tables.edit'), icon: IconPencil }] },
        ]}
        onRowAction={(_, order) => {
          setEdited(order)
          setOpen(true)
        }}
      />
      <WhenOpened isOpen={isOpen}>
        {edited && (
          <OrderDialog order={edited} isOpen={isOpen} onClose={() => setOpen(false)} onSave={save} />
        )}
      </WhenOpened>
    </>
  )
}
