import { categories } from './collection.ts'
import type { ProductCategory } from '../products/contract.ts'
import type { StoredCategory } from './seed.ts'
import type { StoredProduct } from '../products/seed.ts'

/** A category, the one that it is part of, and so on up. */
export const lineageOf = (id: number): StoredCategory[] => {
  const category = categories.get(id)
  if (!category) return []
  return category.parentId === null ? [category] : [category, ...lineageOf(category.parentId)]
}

/** The category of products that a category of the tree belongs to; nothing where none above it has one. */
export const kindOf = (id: number): ProductCategory | null =>
  lineageOf(id).find(({ productCategory }) => productCategory)?.productCategory ?? null

/** Whether a product is in a category of the tree or in a part of it: put there by hand, or by its kind and its tags. */
export const isInCategory = (
  { category, tags, categoryId }: Pick<StoredProduct, 'category' | 'tags' | 'categoryId'>,
  id: number,
): boolean => {
  const given = categories.get(id)
  if (!given) return false
  if (categoryId !== null && lineageOf(categoryId).includes(given)) return true
  return category === given.productCategory && (given.tag === null || tags.includes(given.tag))
}
