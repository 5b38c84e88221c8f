import type { ListFilter } from '../list-config.ts'

type ChoiceFilter = Extract<ListFilter, { kind: 'choice' }>
/** A filter with two ends. */
export type RangeFilter = Exclude<ListFilter, { kind: 'choice' | 'text' }>

/** Whether a filter stands in the toolbar. */
export const isInToolbar = (filter: ListFilter): filter is ChoiceFilter =>
  filter.kind === 'choice' && filter.isRare !== true

/** The filters behind the button “Filters”. */
export const behindButton = (filters: readonly ListFilter[]): readonly ListFilter[] =>
  filters.filter((one) => !isInToolbar(one))
