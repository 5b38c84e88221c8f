import type { ProductDetail } from '@data1522/mocks/contract/products'

export type VariantOption = ProductDetail['variants'][number]
/** A price that is empty while it is typed. */
export type Combination = Omit<ProductDetail['combinations'][number], 'price' | 'qty'> & {
  price: number | null
  qty: number | null
}

/** So many variants can be counted apart. */
export const MOST_COMBINATIONS = 100

const known = ({ option, values }: VariantOption) => option.trim() !== '' && values.length > 0

/** The options that say something. */
export const optionsOf = (variants: readonly VariantOption[]) => variants.filter(known)

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
 * does: what falls together is added up. Where nothing was counted apart before, they share what there is.
 */
export function combinationsOf(
  variants: readonly VariantOption[],
  before: readonly Combination[],
  { price, qty }: Start,
): Combination[] {
  if (countOf(variants) === 0 || countOf(variants) > MOST_COMBINATIONS) return []
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
