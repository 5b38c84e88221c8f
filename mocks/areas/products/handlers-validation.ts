import { products } from './collection.ts'
import { isEachOnce, sum } from '../../contract/lists.ts'
import type { ProductDetail, ProductEdit } from './contract.ts'
import { kindOf } from '../categories/tree.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'

type Checked = Pick<
  ProductDetail,
  'sku' | 'status' | 'pricing' | 'category' | 'categoryId' | 'variants' | 'combinations'
>

/** What tells two SKUs apart: letter case does not. */
export const skuKey = ({ sku }: Pick<ProductDetail, 'sku'>) => sku.toLowerCase()

const textKey = (text: string) => text.toLowerCase()

type Priced = Pick<ProductDetail, 'status' | 'pricing'>

/** Whether a product is or will be in the shop, and has no price. */
export const isUnpriced = ({ status, pricing }: Priced) => status !== 'Inactive' && pricing.base === 0

/** Whether a product is reduced to no less than its base price. */
export const isBelowReduced = ({ pricing: { base, discounted } }: Pick<Priced, 'pricing'>) =>
  discounted !== null && discounted >= base

/** What is wrong with a product beyond the shape of its fields, or nothing; `id` is its own, if it has one. */
export const validateProduct = (product: Checked, id?: number): Errors | undefined => {
  const isTaken = products.all().some((other) => other.id !== id && skuKey(other) === skuKey(product))
  return collectErrors({
    sku: isTaken && 'Another product has this SKU',
    'pricing.base': isUnpriced(product) && 'Only a product that is inactive can be without a price',
    'pricing.discounted': isBelowReduced(product) && 'The discounted price is not below the base price',
    categoryId: validateCategory(product),
    variants: validateVariants(product),
    combinations: validateCombinations(product),
  })
}

/** A quantity cannot be told of a product whose variants are counted apart: it is their sum. */
export const validateQuantity = (
  { combinations }: Pick<ProductDetail, 'combinations'>,
  { qty, combinations: given }: ProductEdit,
): Errors | undefined => {
  if (qty === undefined || given || combinations.length === 0) return undefined
  const isSum = qty === sum(combinations.map((one) => one.qty))
  return isSum ? undefined : { qty: ['The quantity is the sum of the variants'] }
}

const validateCategory = ({ category, categoryId }: Checked) =>
  categoryId !== null && kindOf(categoryId) !== category && 'There is no such category in this one'

const validateVariants = ({ variants }: Checked) => {
  const isUnique = isEachOnce(variants.map(({ option }) => textKey(option)))
  const areUnique = variants.every(({ values }) => isEachOnce(values.map(textKey)))
  return (!isUnique || !areUnique) && 'An option or a value stands there twice'
}

const validateCombinations = ({ variants, combinations }: Checked) => {
  const isOne = ({ values }: { values: readonly string[] }) =>
    values.length === variants.length && values.every((value, at) => variants[at]!.values.includes(value))
  if (!combinations.every(isOne)) return 'A variant has values that the options do not have'
  if (!isEachOnce(combinations.map(({ values }) => values.join('\n')))) return 'A variant stands there twice'
  const skus = combinations.map(skuKey).filter(Boolean)
  return !isEachOnce(skus) && 'Two variants have the same SKU'
}
