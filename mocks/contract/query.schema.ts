import { DEFAULT_ITEMS_PER_PAGE, DEFAULT_PAGE, type OrderBy } from './common.ts'
import { z } from './zod.ts'

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)

/** A text in the query. Any text passes; of a repeated one the first counts. */
export const text = <Text extends string = string>() =>
  z.optional(z.transform((value: Text): Text => first(value)))

/** A whole number in the query; whatever is not a number reads as the fallback. */
export const wholeNumber = (fallback: number) =>
  z._default(
    z.transform((value: number): number => {
      const written = String(first(value)).trim()
      const number = written === '' ? Number.NaN : Number(written)
      return Number.isFinite(number) ? Math.trunc(number) : fallback
    }),
    fallback,
  )

/** A yes or no in the query; anything else reads as not given. */
export const flag = () =>
  z.optional(
    z.transform((value: boolean | 'true' | 'false'): boolean | undefined => {
      const word = String(first(value)).trim().toLowerCase()
      return word === 'true' ? true : word === 'false' ? false : undefined
    }),
  )

/** A text that may be repeated in the query. */
export const texts = <Text extends string = string>() =>
  z._default(
    z.transform((value: readonly Text[]): Text[] => [value].flat() as Text[]),
    [],
  )

/** What every list takes: its page, its sorting. */
export const list = <SortKey extends string>() => ({
  page: wholeNumber(DEFAULT_PAGE),
  itemsPerPage: wholeNumber(DEFAULT_ITEMS_PER_PAGE),
  sortBy: text<SortKey>(),
  orderBy: text<OrderBy>(),
})
