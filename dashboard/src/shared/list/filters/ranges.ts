import type { ListFilter } from '../list-config.ts'

/** A filter with two ends. */
export type Bounded = Exclude<ListFilter, { kind: 'choice' }>

export const boundedOf = (filters: readonly ListFilter[]) =>
  filters.filter((one): one is Bounded => one.kind !== 'choice')
