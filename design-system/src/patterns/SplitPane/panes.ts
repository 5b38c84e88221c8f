/** Which two of the panes a tablet shows: the active one and the one before it, or the first two. */
export function pairOf(ids: readonly string[], activeId: string): readonly string[] {
  const index = Math.max(1, ids.indexOf(activeId))
  return ids.slice(index - 1, index + 1)
}

/** The pane of those shown that takes the room that the others leave: the one that does so anyway, else its neighbour. */
export function fillerOf(shown: readonly string[], ids: readonly string[], fillingId: string): string {
  if (shown.includes(fillingId)) return fillingId
  return ids.indexOf(fillingId) < ids.indexOf(shown[0]!) ? shown[0]! : shown.at(-1)!
}

/** A width within its bounds; where they contradict each other, the least one holds. */
export const withinBounds = (size: number, minSize: number, maxSize: number) =>
  Math.round(Math.max(minSize, Math.min(size, maxSize)))
