import type { ProductQuery } from './contract.ts'
import type { StoredProduct } from './seed.ts'

/** Tells whether the price and the quantity of a product lie within the bounds of a query, which belong to it. */
export const createBounds =
  ({ priceFrom = -Infinity, priceTo = Infinity, qtyFrom = -Infinity, qtyTo = Infinity }: ProductQuery) =>
  ({ pricing, qty }: StoredProduct) =>
    pricing.base >= priceFrom && pricing.base <= priceTo && qty >= qtyFrom && qty <= qtyTo
