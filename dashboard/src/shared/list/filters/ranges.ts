import type { ListFilter } from '../list-config.ts'

/** A filter with two ends. */
export type RangeFilter = Exclude<ListFilter, { kind: 'choice' }>

export const rangesOf = (filters: readonly ListFilter[]) =>
  filters.filter((one): one is RangeFilter => one.kind !== 'choice')
