import { toCsv } from '../../files/csv.ts'
import { plainText } from './plain-text.ts'
import type { DataColumn } from './types.ts'

/** A column as far as an export is concerned. */
type ExportColumn<Row> = Pick<DataColumn<Row>, 'header' | 'cell' | 'value' | 'text'>

function valueOf<Row>(column: ExportColumn<Row>, row: Row): string | number {
  const value = column.text ? undefined : column.value?.(row)
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return plainText(column, row) ?? ''
}

/**
 * Rows of a `DataTable` as a file for spreadsheets: a line of headers, then of each row what its columns say by `text`,
 * else by `value`. A column that has neither and draws its cell stays empty.
 */
export const tableCsv = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string =>
  toCsv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => valueOf(column, row))),
  ])
