import { tableCsv } from '@data1522/design-system/tableCsv'
import type { ListColumn, ListTools } from '../list-config.ts'

/** Rows of a list as a file for spreadsheets; amounts are plain figures, and a column of its own names their currency. */
export function listCsv<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  { text, formats }: ListTools,
): string {
  const told = columns.filter(({ value }) => value !== undefined)
  const lastAmount = told.findLast(({ isMoney }) => isMoney)
  const cell = () => null
  const currency = { header: text('records.currency'), value: () => formats.currency, cell }
  return tableCsv(
    told.flatMap((column) => [
      ...(column.parts ?? [column]).map(({ header, value }) => ({ header, value, cell })),
      ...(column === lastAmount ? [currency] : []),
    ]),
    rows,
  )
}
