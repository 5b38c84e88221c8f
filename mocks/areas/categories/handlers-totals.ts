import { products } from '../products/collection.ts'
import type { Category } from './contract.ts'
import { sum } from '../../contract/lists.ts'
import type { StoredCategory } from './seed.ts'
import { roundToCents } from '../../seed/money.ts'
import { isInCategory, kindOf } from './tree.ts'

/** A category with the number and the earning of the products that it holds. */
export const withTotals = (stored: StoredCategory): Category => {
  const { productCategory: _, tag: __, ...category } = stored
  const held = products.all().filter((product) => isInCategory(product, category.id))
  const totalEarning = roundToCents(sum(held.map(({ sales }) => sales.earning)))
  return { ...category, kind: kindOf(category.id), totalProducts: held.length, totalEarning }
}
