import { DataTable } from '@data1522/design-system/DataTable'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { useOrderColumns } from '../useOrderColumns.tsx'

/** More about a row opens under it; as many rows at once as a person likes. */
export function Expandable() {
  const text = useText()
  const formats = useFormats()
  const columns = useOrderColumns()
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set(['#4209']))

  return (
    <DataTable<Order>
      {...useEmptyStates()}
      label={text('tables.expandable')}
      columns={columns}
      rows={orders}
      rowId={(order) => order.number}
      rowName={(order) => order.number}
      state="ready"
      total={orders.length}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
      renderExpanded={(order) => (
        <DescriptionList
          items={[
            { term: text('tables.column.country'), description: formats.country(order.country) },
            { term: text('tables.column.sent'), description: formats.percent(order.sent) },
            { term: text('tables.each'), description: formats.money(order.amount / order.items) },
          ]}
        />
      )}
    />
  )
}
