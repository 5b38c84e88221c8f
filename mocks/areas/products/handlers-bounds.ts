import type { ProductQuery } from './contract.ts'
import { askedFor } from './reduced.ts'
import type { StoredProduct } from './seed.ts'

/** Tells whether the price and the quantity of a product lie within the bounds of a query, which belong to it. */
export const createBounds =
  ({ priceFrom = -Infinity, priceTo = Infinity, qtyFrom = -Infinity, qtyTo = Infinity }: ProductQuery) =>
  (product: StoredProduct) => {
    const { qty } = product
    const price = askedFor(product)
    return price >= priceFrom && price <= priceTo && qty >= qtyFrom && qty <= qtyTo
  }
