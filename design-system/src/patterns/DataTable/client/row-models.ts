import type { RowModel, Table } from '@tanstack/react-table'
import { givenOf } from './given.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- as the library's own slots are typed
type AnyTable = Table<any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- as the library's own slots are typed
type AnyModel = RowModel<any, any>

/** The library's filtered row model, in the order of our engine, which filters and sorts in one go. */
export function arrangedRowModel(table: AnyTable) {
  let known: { rows: readonly object[]; core: AnyModel; model: AnyModel } | undefined
  return (): AnyModel => {
    const core: AnyModel = table.getPreFilteredRowModel()
    const { rows, isAsTheyCome } = givenOf(table)!
    if (isAsTheyCome) return core
    if (known?.rows !== rows || known.core !== core) {
      const arranged = rows.flatMap((row) => core.rowsById[table.getRowId(row, -1)] ?? [])
      known = { rows, core, model: { ...core, rows: arranged, flatRows: arranged } }
    }
    return known.model
  }
}

/** Sorted already. */
export const sameRowModel = (table: AnyTable) => (): AnyModel => table.getPreSortedRowModel()
