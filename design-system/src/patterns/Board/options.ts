import type { ReactNode } from 'react'
import type { Tone } from '../../tokens/ramps.ts'

/** One column: a stage of the work, and its cards in their order. */
export interface BoardColumn {
  /** Tells it from the others. */
  id: string
  title: string
  /** Its cards in their order, by their ids: those that are shown. */
  cardIds: readonly string[]
  /** How many cards it has, where some are not shown, as by a filter. @default as many as `cardIds` */
  count?: number
  /** How many cards it should have at most; from there on it says so. @default no limit */
  limit?: number
  /** The colour of its mark. @default 'neutral' */
  tone?: Tone
  /** Folds it to its title, which still takes cards. @default false */
  isCollapsed?: boolean
}

/** A row across all columns, such as the cards of one person. */
export interface BoardLane {
  /** Tells it from the others. */
  id: string
  title: string
  /** Stands before the title, such as a face. */
  start?: ReactNode
}

/** Where cards were put. */
export interface CardDrop {
  /** The cards, in the order in which they stand now. */
  ids: readonly string[]
  columnId: string
  /** The lane, where there are lanes. */
  laneId?: string
  /** The lane that they come from, where there are lanes. */
  fromLaneId?: string
  /** The shown card that follows them; null at the end. */
  beforeId: string | null
}

/** What stands on a board, and what can be done with it. */
export interface BoardOptions {
  /** What is on the board. */
  label: string
  /** The columns in their order; one that does not change keeps its object, and is not drawn again. */
  columns: readonly BoardColumn[]
  /** Draws a card by its id: a `BoardCard`. Keep the function, so that cards are not drawn anew. */
  children: (cardId: string) => ReactNode
  /** What a card is called when it moves. */
  cardName: (cardId: string) => string
  /** Called when cards were put somewhere else. @default cards cannot be moved */
  onCardsMove?: (drop: CardDrop) => void
  /** Called with the ids of all columns in their new order. @default columns cannot be moved */
  onColumnsMove?: (ids: string[]) => void
  /** Called with the id of a folded column that shall unfold. */
  onExpand?: (columnId: string) => void
  /** What can be done with a column, at the end of its head. Keep the function. */
  columnActions?: (columnId: string) => ReactNode
  /** Stands in place of a column's title, as while it is renamed; nothing leaves the title. Keep the function. */
  columnTitle?: (columnId: string) => ReactNode
  /** Stands below a column's cards, as to add one. Keep the function. */
  columnFoot?: (columnId: string) => ReactNode
  /** Stands after the last column, as to add one. */
  end?: ReactNode
  /** The ids of the selected cards, which move together. @default none */
  selectedIds?: ReadonlySet<string>
  /** Called with the selected cards, by Ctrl, Cmd or Shift and a press, or X on a card. @default cards cannot be selected */
  onSelectionChange?: (ids: ReadonlySet<string>) => void
  /** Rows across the columns, in their order. @default no rows */
  lanes?: readonly BoardLane[]
  /** The lane of a card, where there are lanes. */
  laneOf?: (cardId: string) => string
}
