import type { DataColumn, DataFilter } from '../types.ts'

/** What `useClientTable` hands to its own row models and to `tableProps`, in the table's `meta`. */
export interface Given<Row extends object> {
  /** The rows that pass, in their order. */
  readonly rows: readonly Row[]
  /** Whether nothing sorts or filters them. */
  readonly isAsTheyCome: boolean
  readonly columns: readonly DataColumn<never>[]
  readonly state: 'loading' | 'refreshing' | 'ready'
}

/** What a column's filter holds: what its rows must be to be shown. */
export type ColumnFilter = DataFilter extends infer Filter
  ? Filter extends DataFilter
    ? Omit<Filter, 'column'>
    : never
  : never

/** Of a table that stands on our engine; nothing of any other. */
export const givenOf = <Row extends object>(table: {
  readonly options: { readonly meta?: object | undefined }
}) => (table.options.meta as { readonly clientTable?: Given<Row> } | undefined)?.clientTable
