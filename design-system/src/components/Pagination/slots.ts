/** A page's number, or a gap in the row; a gap's name keeps it apart from the other. */
export type Slot = number | 'gap-start' | 'gap-end'

/** How many slots the row has at most: five pages in a row, or first, gap, three pages, gap, last. */
export const maxSlots = 7
/** How many slots of room the row takes for numbers of four digits and more. */
export const wideSlots = 9

/** The row for a page: as many slots wherever one is, so that nothing moves under the pointer. */
export function pageSlots(page: number, pageCount: number): Slot[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (pageCount <= maxSlots) return run(1, pageCount)
  if (page <= 4) return [...run(1, 5), 'gap-end', pageCount]
  if (page >= pageCount - 3) return [1, 'gap-start', ...run(pageCount - 4, pageCount)]
  return [1, 'gap-start', ...run(page - 1, page + 1), 'gap-end', pageCount]
}
