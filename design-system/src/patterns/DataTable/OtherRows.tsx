import type { BodyProps } from './RowsTable.tsx'
import { GroupedRows } from './grouping/GroupedRows.tsx'
import { VirtualRows } from './VirtualRows.tsx'

/** Rows that need more than a plain list: virtualized, with details, or in groups. */
export function OtherRows<Row>(props: BodyProps<Row>) {
  const { given, rows, rowId, renderRow, virtual, span, isRefreshing } = props
  if (given.renderExpanded || given.groupBy !== undefined)
    return <GroupedRows {...props} allColumns={given.columns} />
  return (
    <VirtualRows
      items={rows}
      total={rows.length}
      keyOf={(index) => rows[index] && rowId(rows[index])}
      renderRow={(index, at) => renderRow(rows[index]!, index, at)}
      virtual={virtual!}
      span={span}
      isRefreshing={isRefreshing}
    />
  )
}
