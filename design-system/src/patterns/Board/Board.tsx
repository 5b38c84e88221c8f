import { type ReactNode, type Ref, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useOwnWords } from '../../locale/useOwnWords.ts'
import type { Tone } from '../../theme/ramps.ts'
import { BoardColumns } from './BoardColumns.tsx'
import { BoardContext } from './BoardContext.ts'
import { BoardLanes } from './BoardLanes.tsx'
import { boardWords } from './boardWords.ts'
import { BoardKeys } from './BoardKeys.tsx'
import { ColumnSwitcher } from './ColumnSwitcher.tsx'
import { cellCards } from './cells.ts'
import { createMoveStore, moveNow } from './move.ts'
import { MoveSurface } from './MoveSurface.tsx'
import type { Press } from './PointerMoves.tsx'
import { useAnnouncer } from './useAnnouncer.ts'
import { useCardSelection } from './useCardSelection.ts'
import { useKeyboardMoves } from './useKeyboardMoves.ts'
import { usePointerPart } from './usePointerPart.ts'
import * as styles from './Board.css.ts'

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

export interface BoardProps {
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
  ref?: Ref<HTMLElement>
}

/**
 * Cards in columns that a person puts in order: by mouse, by a long press, or by keys.
 *
 * Use when things go through stages: tasks, deals, applicants. Not for one list: use `ReorderableStack`.
 */
export function Board(props: BoardProps) {
  const { label, columns, children, columnActions, columnTitle, columnFoot, end, lanes, ref } = props
  const words = useOwnWords(boardWords)
  const { direction } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const instructionsId = useId()
  const [store] = useState(createMoveStore)
  const [shownId, setShownId] = useState<string>()
  const shown = columns.find(({ id }) => id === shownId)?.id ?? columns[0]?.id
  const { news, announce } = useAnnouncer(words)
  const tools = { ...props, root, store, announce, isRtl: direction === 'rtl', onShow: setShownId }
  useLayoutEffect(() => {
    const move = store.get()
    if (!move) return
    const grid = { columns, lanes: lanes?.map(({ id }) => id) ?? [''], cardsOf: cellCards(props) }
    store.set(moveNow(move, grid))
  })
  const press = useRef<Press>(null)
  const { PointerMoves, fetchPointerMoves } = usePointerPart()
  const keys = useKeyboardMoves(tools)
  const selection = useCardSelection(props)
  const value = useMemo(
    () => ({ store, renderCard: children, instructionsId }),
    [store, children, instructionsId],
  )
  const parts = { columns, columnActions, columnTitle, columnFoot, shownId: shown, onExpand: props.onExpand }
  return (
    <BoardContext value={value}>
      <section {...dataAttributes(props)} ref={ref} aria-label={label} className={styles.board}>
        <VisuallyHidden id={instructionsId}>{words.instructions}</VisuallyHidden>
        <ColumnSwitcher columns={columns} shownId={shown} onShow={setShownId} label={words.chooseColumn} />
        <MoveSurface
          root={root}
          press={press}
          onPointerNear={fetchPointerMoves}
          onKeyDown={(event) => {
            keys(event)
            selection.onKeyDown(event)
          }}
          onClickCapture={selection.onClickCapture}
        >
          {lanes ? (
            <BoardLanes {...parts} lanes={lanes} laneOf={props.laneOf ?? (() => '')} />
          ) : (
            <BoardColumns {...parts} end={end} />
          )}
        </MoveSurface>
        <BoardKeys columns={columns} lanes={lanes} laneOf={props.laneOf} words={words} />
        <VisuallyHidden live="assertive">{news}</VisuallyHidden>
      </section>
      {PointerMoves && <PointerMoves tools={tools} ref={press} />}
    </BoardContext>
  )
}
