import type { DataColumn } from '@data1522/design-system/DataTable'
import { download } from '@data1522/design-system/download'
import { toCsv } from '../../../app/files/csv.ts'
import type { NumberedSale } from '../queries.ts'

const written = (column: DataColumn<NumberedSale>, sale: NumberedSale) => {
  const value = column.text ? column.text(sale) : column.value?.(sale)
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
}

/** Hands the sales over as a file that spreadsheets open. */
export function exportSales(
  name: string,
  columns: readonly DataColumn<NumberedSale>[],
  sales: readonly NumberedSale[],
) {
  const head = columns.map(({ header }) => header)
  const lines = sales.map((sale) => columns.map((column) => written(column, sale)))
  download(`${name}.csv`, toCsv([head, ...lines]))
}
