import { type CsvCell, toCsv } from '../../files/csv.ts'
import { isDay, plainText } from './plain-text.ts'
import type { DataColumn } from './types.ts'

/** A column as far as an export is concerned. */
export type ExportColumn<Row> = Pick<DataColumn<Row>, 'header' | 'cell' | 'value' | 'text'>

/** A figure and an instant stay what they are, so that one can calculate with them; a day has no time. */
function cellOf<Row>(column: ExportColumn<Row>, row: Row): CsvCell {
  const value = column.value?.(row)
  if (typeof value === 'number' || (value instanceof Date && !isDay(value))) return value
  return plainText(value instanceof Date ? { ...column, text: undefined } : column, row)
}

/**
 * Rows of a `DataTable` as a file for spreadsheets: a line of headers, then of each row what its columns stand for.
 * Figures and dates are those of `value`, other words those of `text`. A column that has neither and draws its cell
 * stays empty.
 */
export const tableCsv = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string =>
  toCsv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => cellOf(column, row))),
  ])
