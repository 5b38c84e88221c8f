import { SimpleTable, type SimpleTableColumn } from '../../components/SimpleTable/SimpleTable.tsx'

/** The figures of a chart in rows: what its table and its file are made from. */
export interface ChartRows {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** How many columns at the start are words rather than figures. @default 1 */
  readonly wordColumns?: number
}

interface Row {
  readonly id: string
  readonly cells: readonly string[]
}

/** The same figures as a table, for those who would rather read them. */
export function ChartTable({ label, rows, headers, wordColumns = 1 }: ChartRows & { label: string }) {
  const columns = headers.map((header, index): SimpleTableColumn<Row> => ({
    id: String(index),
    header,
    cell: ({ cells }) => <bdi>{cells[index]}</bdi>,
    isNumeric: index >= wordColumns,
  }))
  return (
    <SimpleTable
      caption={label}
      isCaptionHidden
      size="small"
      columns={columns}
      rows={rows.map((cells, index) => ({ id: String(index), cells }))}
      rowId={(row) => row.id}
    />
  )
}
