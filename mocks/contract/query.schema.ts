import { DEFAULT_ITEMS_PER_PAGE, DEFAULT_PAGE, type OrderBy } from './common.ts'
import { z } from './zod.ts'

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)

/** What the API's description says of a schema that reads leniently; it takes all, but this is what it is for. */
export const meant = <Schema extends z.ZodMiniType>(
  schema: Schema,
  json: Record<string, unknown>,
): Schema => {
  z.globalRegistry.add(schema, json)
  return schema
}

const textTransform = <Text extends string>() => z.transform((value: Text): Text => first(value))

/** A text in the query. Any text passes; of a repeated one the first counts. */
export const text = <Text extends string = string>() =>
  z.optional(meant(textTransform<Text>(), { type: 'string' }))

/** One of some words in the query; another passes too, and then does nothing. */
export const word = <Text extends string>(words: readonly Text[]) =>
  z.optional(meant(textTransform<Text>(), { type: 'string', examples: words }))

/** A whole number in the query; whatever is not a number reads as the fallback. */
export const wholeNumber = (fallback: number) => {
  const read = z.transform((value: number): number => {
    const written = String(first(value)).trim()
    const number = written === '' ? Number.NaN : Number(written)
    return Number.isFinite(number) ? Math.trunc(number) : fallback
  })
  return z._default(meant(read, { type: 'integer', default: fallback }), fallback)
}

/** A number in the query; whatever is none reads as not given. */
export const decimal = () => {
  const read = z.transform((value: number): number | undefined => {
    const written = String(first(value)).trim()
    const number = written === '' ? Number.NaN : Number(written)
    return Number.isFinite(number) ? number : undefined
  })
  return z.optional(meant(read, { type: 'number' }))
}

/** A yes or no in the query; anything else reads as not given. */
export const flag = () => {
  const read = z.transform((value: boolean | 'true' | 'false'): boolean | undefined => {
    const written = String(first(value)).trim().toLowerCase()
    return written === 'true' ? true : written === 'false' ? false : undefined
  })
  return z.optional(meant(read, { type: 'boolean' }))
}

/** A text that may be repeated in the query. */
export const texts = <Text extends string = string>() => {
  const read = z.transform((value: readonly Text[]): Text[] => [value].flat() as Text[])
  return z._default(meant(read, { type: 'array', items: { type: 'string' } }), [])
}

/** What every list takes: its page, and its sorting by one of some keys. */
export const list = <SortKey extends string>(sortKeys: readonly SortKey[] = []) => ({
  page: wholeNumber(DEFAULT_PAGE),
  itemsPerPage: wholeNumber(DEFAULT_ITEMS_PER_PAGE),
  sortBy: word<SortKey>(sortKeys),
  orderBy: word<OrderBy>(['asc', 'desc']),
})
