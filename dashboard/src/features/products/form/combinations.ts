import type { ProductDetail } from '@data1522/mocks/contract/products'

export type VariantOption = ProductDetail['variants'][number]
/** A price that is empty while it is typed. */
export type Combination = Omit<ProductDetail['combinations'][number], 'price' | 'qty'> & {
  price: number | null
  qty: number | null
}

/** So many variants can be counted apart. */
export const MOST_COMBINATIONS = 100

/** The options that say something; their names may be on their way. */
export const optionsOf = (variants: readonly VariantOption[]) =>
  variants.filter(({ values }) => values.length > 0)

const valuesOf = (options: readonly VariantOption[]): string[][] =>
  options.reduce<string[][]>(
    (tuples, { values }) => tuples.flatMap((tuple) => values.map((value) => [...tuple, value])),
    [[]],
  )

/** How many variants the options make. */
export const countOf = (variants: readonly VariantOption[]) => {
  const options = optionsOf(variants)
  return options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1)
}

/** Whether variants are counted apart, and are few enough for it. */
export const isCounted = ({
  variants,
  isApart,
}: {
  readonly variants: readonly VariantOption[]
  readonly isApart: boolean
}) => isApart && countOf(variants) > 0 && countOf(variants) <= MOST_COMBINATIONS

const isWithin = (few: readonly string[], many: readonly string[]) =>
  few.every((value) => many.includes(value))

interface Start {
  /** The price that a variant has at first. */
  price: number | null
  /** What there is of all together, where nothing is counted apart yet. */
  qty: number
}

/**
 * Every variant that the options make. What was said of one stays when a value comes or goes, and when an option
 * does: what falls together is added up; it waits where there are too many to count, or no values for now. Where
 * nothing was counted apart before, they share what there is.
 */
export function combinationsOf(
  variants: readonly VariantOption[],
  before: readonly Combination[],
  { price, qty }: Start,
): Combination[] {
  if (variants.length === 0) return []
  if (!isCounted({ variants, isApart: true })) return [...before]
  const left = new Set(before)
  const tuples = valuesOf(optionsOf(variants))
  const share = Math.floor(qty / tuples.length)
  const rest = qty - share * tuples.length
  const take = (values: readonly string[]) => {
    const isNarrower = (one: Combination) => isWithin(values, one.values)
    const isWider = (one: Combination) => isWithin(one.values, values)
    const narrower = [...left].filter(isNarrower)
    const same = narrower.length > 0 ? narrower : [...left].filter(isWider).slice(0, 1)
    for (const one of same) left.delete(one)
    return same
  }
  return tuples.map((values, index) => {
    const [first, ...others] = take(values)
    if (first) return { ...first, values, qty: totalOf([first, ...others]) }
    return { values, sku: '', price, qty: before.length > 0 ? 0 : share + (index < rest ? 1 : 0) }
  })
}

/** What there is of all variants. */
export const totalOf = (combinations: readonly Combination[]) =>
  combinations.reduce((total, { qty }) => total + (qty ?? 0), 0)
