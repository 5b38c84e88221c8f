import { categories } from './collection.ts'
import type { CategoryMove } from './contract.ts'
import { lineageOf } from './tree.ts'

/** Moves what is part of some categories, but none of them, up to what stays, and tells from where to where. */
export function movePartsUp(ids: ReadonlySet<number>): CategoryMove[] {
  const homeOf = (id: number) => lineageOf(id).find((one) => !ids.has(one.id))?.id ?? null
  const moves = categories
    .all()
    .flatMap(({ id, parentId }) =>
      parentId !== null && ids.has(parentId) && !ids.has(id)
        ? [{ id, from: parentId, to: homeOf(parentId) }]
        : [],
    )
  for (const { id, to } of moves) categories.update(id, { parentId: to })
  return moves
}

/** Takes moves back, but for what has been moved again, is gone, or now holds what it was part of. */
export function movePartsBack(moves: readonly CategoryMove[]) {
  for (const { id, from, to } of moves) {
    const isThereStill = categories.get(id)?.parentId === to
    const above = lineageOf(from).map((one) => one.id)
    if (isThereStill && above.length > 0 && !above.includes(id)) categories.update(id, { parentId: from })
  }
}
