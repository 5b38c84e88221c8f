import { products } from '../collections/products.ts'
import type { Category } from '../contract/categories.ts'
import { sum } from '../contract/lists.ts'
import type { StoredCategory } from '../data/categories.ts'
import { roundToCents } from '../data/money.ts'

/** A category with the number and the earning of the products that it holds. */
export const withTotals = ({ productCategory, tag, ...category }: StoredCategory): Category => {
  const held = products
    .all()
    .filter((product) => product.category === productCategory)
    .filter(({ tags }) => tag === null || tags.includes(tag))
  const totalEarning = roundToCents(sum(held.map(({ sales }) => sales.earning)))
  return { ...category, totalProducts: held.length, totalEarning }
}
