import type * as schemas from './common.schema.ts'
import type { z } from './zod.ts'

/** What every failed call answers. */
export type Failure = z.output<typeof schemas.failure>

/** What a call answers to input of the wrong shape: texts by field. */
export type InvalidInput = z.output<typeof schemas.invalidInput>

/** What a call answers whose caller may not make it. */
export type Refusal = z.output<typeof schemas.refusal>

/** The direction of a sorted list. */
export type OrderBy = 'asc' | 'desc'

/** The page of a list when none is asked for. */
export const DEFAULT_PAGE = 1

/** The size of a page when none is asked for. */
export const DEFAULT_ITEMS_PER_PAGE = 10

/** The sizes of a page that a visitor may choose from. */
export const ITEMS_PER_PAGE_OPTIONS = [5, 10, 20, 25, 50, 100] as const

/** As the size of a page: the whole list on one page. */
export const ALL_ITEMS = -1
