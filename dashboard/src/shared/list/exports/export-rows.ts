import { download } from '@data1522/design-system/download'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import type { ListHandle } from '../useList.ts'
import type { ExportScope } from './ExportMenu.tsx'
import { listCsv } from './list-csv.ts'

async function rowsOf<Row extends object>(
  list: ListHandle<Row>,
  scope: ExportScope,
): Promise<readonly Row[]> {
  if (scope === 'selection') return list.selection.rows()
  if (scope === 'page') return list.page?.rows ?? []
  const { rows } = await list.config.load({ ...list.query, page: 1, itemsPerPage: ALL_ITEMS }, {})
  return rows
}

/** Saves rows as a file, a column for each that says what its cells stand for; gives the number of rows. */
export async function exportRows<Row extends object>(
  list: ListHandle<Row>,
  scope: ExportScope,
): Promise<number> {
  const { config, columns, tools } = list
  const rows = await rowsOf(list, scope)
  download(`${tools.text(config.labels.fileName)}.csv`, listCsv(columns, rows, tools))
  return rows.length
}
