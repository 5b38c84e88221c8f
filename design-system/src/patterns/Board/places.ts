import type { CardPlace, CellCards } from './move.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const beyond = (value: number, from: number, to: number) => Math.max(from - value, value - to, 0)

/** The cell that a point is over, or the nearest one. */
function cellAt(root: HTMLElement, { x, y }: Point) {
  let nearest: HTMLElement | undefined
  let least = Infinity
  for (const cell of root.querySelectorAll<HTMLElement>('[data-cell]')) {
    const { left, right, top, bottom, width } = cell.getBoundingClientRect()
    if (width === 0) continue
    const distance = beyond(x, left, right) + beyond(y, top, bottom)
    if (distance < least) [nearest, least] = [cell, distance]
  }
  return nearest
}

/**
 * Where cards that are held at a point would be put. Reads where cards are laid out, not where they glide at the moment,
 * so that a card on its way does not lead astray.
 */
export function placeAt(
  root: HTMLElement,
  point: Point,
  moving: readonly string[],
  cardsOf: CellCards,
): CardPlace | undefined {
  const cell = cellAt(root, point)
  if (!cell) return undefined
  const { column = '', lane = '' } = cell.dataset
  const at = (beforeId: string | null): CardPlace => ({ columnId: column, laneId: lane, beforeId })
  const others = cardsOf(column, lane).filter((id) => !moving.includes(id))
  const y = point.y - cell.getBoundingClientRect().top + cell.scrollTop
  let last: string | undefined
  for (const slot of cell.querySelectorAll<HTMLElement>('[data-slot]')) {
    const id = slot.dataset['slot']!
    if (moving.includes(id)) continue
    if (y < slot.offsetTop + slot.offsetHeight / 2) return at(id)
    last = id
  }
  // Of a long list only the part in sight is drawn.
  return at(last === undefined ? null : (others[others.indexOf(last) + 1] ?? null))
}

/** The column before which one held at a point would be put; null at the end. */
export function columnAfter(root: HTMLElement, x: number, movingId: string, isRtl: boolean) {
  const others = [...root.querySelectorAll<HTMLElement>('[data-board-column]')].filter(
    ({ dataset }) => dataset['boardColumn'] !== movingId,
  )
  const isPassed = (column: HTMLElement) => {
    const parent = column.offsetParent?.getBoundingClientRect().left ?? 0
    const middle =
      parent + column.offsetLeft - (column.offsetParent?.scrollLeft ?? 0) + column.offsetWidth / 2
    return isRtl ? x < middle : x > middle
  }
  return others[others.filter(isPassed).length]?.dataset['boardColumn'] ?? null
}

/** The column whose button of the switcher a point is over, where one column shows at a time. */
export function switchAt(root: HTMLElement, { x, y }: Point): string | undefined {
  const buttons = root.parentElement?.querySelectorAll<HTMLElement>('[data-show-column]') ?? []
  return [...buttons].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })?.dataset['showColumn']
}
