import type { OrderBy } from '../contract/common.ts'

/** What a row is sorted by. */
export type SortValue<Row> = (row: Row) => string | number

/** How a list is to be sorted. */
export interface Sorting {
  readonly sortBy?: string | undefined
  readonly orderBy?: OrderBy | undefined
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))

/** The rows in the wanted order; equal ones keep theirs, and an unknown key changes nothing. */
export const sortRows = <Row>(
  rows: readonly Row[],
  values: Readonly<Record<string, SortValue<Row>>>,
  { sortBy = '', orderBy }: Sorting,
): Row[] => {
  const valueOf = Object.hasOwn(values, sortBy) ? values[sortBy] : undefined
  if (!valueOf) return [...rows]
  const sign = orderBy === 'desc' ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => sign * compare(one.value, other.value))
    .map(({ row }) => row)
}
