import { download } from '@data1522/design-system/download'
import type { DataColumn } from '@data1522/design-system/DataTable'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { toCsv } from '../../files/csv.ts'
import type { ListHandle } from '../useList.ts'
import type { ExportScope } from './ExportMenu.tsx'

const written = (value: ReturnType<NonNullable<DataColumn<never>['value']>>) =>
  value instanceof Date ? value.toISOString() : String(value ?? '')

async function rowsOf<Row extends object>(
  list: ListHandle<Row>,
  scope: ExportScope,
): Promise<readonly Row[]> {
  if (scope === 'selection') return list.selection.rows()
  if (scope === 'page') return list.page?.rows ?? []
  const { rows } = await list.definition.load({ ...list.query, page: 1, itemsPerPage: ALL_ITEMS }, {})
  return rows
}

/** Saves rows as a file, a column for each that says what its cells stand for; gives the number of rows. */
export async function exportRows<Row extends object>(
  list: ListHandle<Row>,
  scope: ExportScope,
): Promise<number> {
  const { definition, columns, tools } = list
  const rows = await rowsOf(list, scope)
  const told = columns.filter((column) => column.value !== undefined)
  const lines = rows.map((row) => told.map(({ value }) => written(value!(row))))
  download(
    `${tools.text(definition.words.fileName)}.csv`,
    toCsv([told.map(({ header }) => header), ...lines]),
  )
  return rows.length
}
