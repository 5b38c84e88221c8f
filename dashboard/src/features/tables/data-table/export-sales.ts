import type { DataColumn } from '@data1522/design-system/DataTable'
import { download } from '@data1522/design-system/download'
import { tableCsv } from '@data1522/design-system/tableCsv'
import type { NumberedSale } from '../queries.ts'

/** Hands the sales over as a file that spreadsheets open. */
export const exportSales = (
  name: string,
  columns: readonly DataColumn<NumberedSale>[],
  sales: readonly NumberedSale[],
) => download(`${name}.csv`, tableCsv(columns, sales))
