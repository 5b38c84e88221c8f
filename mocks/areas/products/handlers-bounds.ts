import type { ProductQuery } from './contract.ts'
import type { StoredProduct } from './seed.ts'

/** What one pays for a product: its reduced price where it has one. */
export const askedFor = ({ pricing }: Pick<StoredProduct, 'pricing'>) => pricing.discounted ?? pricing.base

/** Tells whether the price and the quantity of a product lie within the bounds of a query, which belong to it. */
export const createBounds =
  ({ priceFrom = -Infinity, priceTo = Infinity, qtyFrom = -Infinity, qtyTo = Infinity }: ProductQuery) =>
  (product: StoredProduct) => {
    const { qty } = product
    const price = askedFor(product)
    return price >= priceFrom && price <= priceTo && qty >= qtyFrom && qty <= qtyTo
  }
