import { categories } from './collection.ts'
import type { Category } from './contract.ts'
import { lineageOf } from './tree.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'

/** What is wrong with a category beyond the shape of its fields, or nothing; `id` is its own, if it has one. */
export const faultsOfCategory = (
  { slug, parentId }: Pick<Category, 'slug' | 'parentId'>,
  id?: number,
): Errors | undefined => {
  const isTaken = categories.all().some((other) => other.id !== id && other.slug === slug)
  return collectErrors({
    slug: isTaken && 'Another category has this slug',
    parentId: parentId === null ? undefined : validateParent(parentId, id),
  })
}

const validateParent = (parentId: number, id?: number) => {
  if (!categories.get(parentId)) return 'There is no such category'
  return lineageOf(parentId).some((above) => above.id === id)
    ? 'A category cannot be part of itself'
    : undefined
}
