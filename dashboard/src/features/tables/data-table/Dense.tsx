import { DataTable, type DataTableProps } from '@data1522/design-system/DataTable'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

type Density = DataTableProps<Order>['density']

/** More rows in the same room; the menu at the end changes how high they are. */
export function Dense() {
  const text = useText()
  const columns = useOrderColumns()
  const [density, setDensity] = useState<Density>('compact')

  return (
    <DataTable<Order>
      {...useEmptyStates()}
      label={text('tables.dense')}
      columns={columns}
      rows={orders}
      rowId={(order) => order.number}
      rowName={(order) => order.number}
      state="ready"
      total={orders.length}
      density={density}
      onDensityChange={setDensity}
    />
  )
}
