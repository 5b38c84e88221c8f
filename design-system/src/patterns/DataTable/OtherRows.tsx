import type { BodyProps } from './RowsTable.tsx'
import { ShapedRows } from './shape/ShapedRows.tsx'
import { VirtualRows } from './VirtualRows.tsx'

/** Rows that do not simply follow each other: very many, with details, in groups. */
export function OtherRows<Row>(props: BodyProps<Row>) {
  const { given, rows, rowId, renderRow, virtual, span, isRefreshing } = props
  if (given.renderExpanded || given.groupBy !== undefined)
    return <ShapedRows {...props} allColumns={given.columns} />
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
