import type { Category } from '@data1522/mocks/contract/categories'

/** A category in its tree: how deep it lies, and the titles above it. */
export interface Branch {
  readonly category: Category
  readonly depth: number
  /** The titles from the top down to its own. */
  readonly path: readonly string[]
}

const ownTitle = ({ title }: Category) => title

/**
 * Categories as a tree, each followed by its parts; one whose parent is not among them stands at the top. Their paths
 * are written with the given titles, else with their own.
 */
export function treeOf(
  categories: readonly Category[],
  titleOf: (category: Category) => string = ownTitle,
): Branch[] {
  const ids = new Set(categories.map(({ id }) => id))
  const partsOf = (parentId: number | null) =>
    categories.filter(
      (one) => (one.parentId !== null && ids.has(one.parentId) ? one.parentId : null) === parentId,
    )
  const grow = (parentId: number | null, above: readonly string[]): Branch[] =>
    partsOf(parentId).flatMap((category) => {
      const path = [...above, titleOf(category)]
      return [{ category, depth: above.length, path }, ...grow(category.id, path)]
    })
  return grow(null, [])
}

/** A category and all its parts, theirs too: none of them can hold it. */
export function lineOf(categories: readonly Category[], id: number): ReadonlySet<number> {
  const parts = categories.filter(({ parentId }) => parentId === id)
  return new Set([id, ...parts.flatMap((part) => [...lineOf(categories, part.id)])])
}
