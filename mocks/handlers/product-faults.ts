import { products } from '../collections/products.ts'
import type { ProductDetail } from '../contract/products.ts'
import { collectErrors, type Errors } from './errors.ts'

/** What tells two SKUs apart: letter case does not. */
export const skuKey = ({ sku }: Pick<ProductDetail, 'sku'>) => sku.toLowerCase()

/** What is wrong with a product beyond the shape of its fields, or nothing; `id` is its own, if it has one. */
export const faultsOfProduct = (
  product: Pick<ProductDetail, 'sku' | 'pricing'>,
  id?: number,
): Errors | undefined => {
  const { base, discounted } = product.pricing
  const isTaken = products.all().some((other) => other.id !== id && skuKey(other) === skuKey(product))
  return collectErrors({
    sku: isTaken && 'Another product has this SKU',
    'pricing.discounted':
      discounted !== null && discounted > base && 'The discounted price is above the base price',
  })
}
