import type { BoardColumn } from './options.ts'

/** Where a card stands: in a column, before another card or at the end, in a lane where there are lanes. */
export interface CardPlace {
  readonly columnId: string
  readonly laneId: string
  /** The card that follows; null at the end. */
  readonly beforeId: string | null
}

/** Cards on their way. */
export interface CardMove {
  readonly kind: 'card'
  /** Those that move together; the first is the one that is held. */
  readonly ids: readonly string[]
  readonly from: CardPlace
  readonly to: CardPlace
  /** The height of the one that is held, in px. */
  readonly height: number
  readonly by: 'pointer' | 'keyboard'
}

/** A column on its way. */
export interface ColumnMove {
  readonly kind: 'column'
  readonly id: string
  /** The column that follows where it comes from; null at the end. */
  readonly from: string | null
  /** The column that would follow it; null at the end. */
  readonly to: string | null
  readonly by: 'pointer' | 'keyboard'
}

export type Move = CardMove | ColumnMove

/** The cards of one cell: a column, or its part in a lane. */
export type CellCards = (columnId: string, laneId: string) => readonly string[]

/** What is on its way at the moment; those who listen take of it what concerns them. */
export interface MoveStore {
  readonly get: () => Move | null
  readonly set: (move: Move | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createMoveStore(): MoveStore {
  let move: Move | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => move,
    set: (next) => {
      move = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The column that follows another; null at the end. */
export const followerOf = (columns: readonly BoardColumn[], id: string) =>
  columns[columns.findIndex((column) => column.id === id) + 1]?.id ?? null

/** The columns with the one on its way where it would be put; as they are where either place is gone. */
export function withMoved(
  columns: readonly BoardColumn[],
  { id, to }: Pick<ColumnMove, 'id' | 'to'>,
): readonly BoardColumn[] {
  const moved = columns.find((column) => column.id === id)
  const others = columns.filter((column) => column !== moved)
  const index = to === null ? others.length : others.findIndex((column) => column.id === to)
  return moved && index >= 0 ? others.toSpliced(index, 0, moved) : columns
}

export const isSamePlace = (one: CardPlace, other: CardPlace) =>
  one.columnId === other.columnId && one.laneId === other.laneId && one.beforeId === other.beforeId

/** Where cards stand now that are about to move: what follows them is none of them. */
export function placeOf(id: string, ids: readonly string[], cell: readonly string[]): string | null {
  return cell.slice(cell.indexOf(id) + 1).find((other) => !ids.includes(other)) ?? null
}

/** The number of a place among the cards that stay, from 1, and how many there will be. */
export function positionOf({ to, ids }: CardMove, cardsOf: CellCards) {
  const others = cardsOf(to.columnId, to.laneId).filter((id) => !ids.includes(id))
  const index = to.beforeId === null ? others.length : others.indexOf(to.beforeId)
  return { place: index + 1, total: others.length + ids.length }
}

type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'
const keys: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']
export const isMoveKey = (key: string): key is Key => keys.includes(key)

/** What an arrow key along the line means for the order of columns. */
export const alongOf = (key: string, isRtl: boolean) => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === isRtl ? -1 : 1
}

interface Grid {
  readonly columns: readonly BoardColumn[]
  /** The lanes in their order; one without an id where there are none. */
  readonly lanes: readonly string[]
  readonly cardsOf: CellCards
}

/** A move on the board as it is now, which others may have changed meanwhile; null where what was held is gone. */
export function moveNow(move: Move, { columns, lanes, cardsOf }: Grid): Move | null {
  const isColumn = (columnId: string) => columns.some(({ id }) => id === columnId)
  if (move.kind === 'column') {
    if (!isColumn(move.id)) return null
    const from = followerOf(columns, move.id)
    const isKept = move.to !== move.from && (move.to === null || isColumn(move.to))
    return { ...move, from, to: isKept ? move.to : from }
  }
  const cell = cardsOf(move.from.columnId, move.from.laneId)
  const [held = ''] = move.ids
  if (!cell.includes(held)) return null
  const known = new Set(columns.flatMap(({ cardIds }) => cardIds))
  const ids = move.ids.filter((id) => known.has(id))
  const from = { ...move.from, beforeId: placeOf(held, ids, cell) }
  const { columnId, laneId, beforeId } = move.to
  const isThere =
    isColumn(columnId) &&
    lanes.includes(laneId) &&
    (beforeId === null || cardsOf(columnId, laneId).includes(beforeId))
  const isKept = isThere && !isSamePlace(move.to, move.from)
  return { ...move, ids, from, to: isKept ? move.to : from }
}

/** The place that an arrow key leads to; the same where there is none. */
export function steppedPlace(
  { columns, lanes, cardsOf }: Grid,
  move: CardMove,
  key: Key,
  isRtl: boolean,
): CardPlace {
  const { to, ids } = move
  const othersIn = (columnId: string, laneId: string) =>
    cardsOf(columnId, laneId).filter((id) => !ids.includes(id))
  const others = othersIn(to.columnId, to.laneId)
  const index = to.beforeId === null ? others.length : others.indexOf(to.beforeId)
  const at = (columnId: string, laneId: string, place: number): CardPlace => ({
    columnId,
    laneId,
    beforeId: othersIn(columnId, laneId)[place] ?? null,
  })
  const along = alongOf(key, isRtl)
  if (along) {
    const next = columns[columns.findIndex(({ id }) => id === to.columnId) + along]
    return next ? at(next.id, to.laneId, next.isCollapsed ? Infinity : index) : to
  }
  if (key === 'Home') return at(to.columnId, to.laneId, 0)
  if (key === 'End') return at(to.columnId, to.laneId, Infinity)
  const next = index + (key === 'ArrowUp' ? -1 : 1)
  if (next >= 0 && next <= others.length) return at(to.columnId, to.laneId, next)
  const lane = lanes[lanes.indexOf(to.laneId) + (next < 0 ? -1 : 1)]
  return lane === undefined ? to : at(to.columnId, lane, next < 0 ? Infinity : 0)
}
