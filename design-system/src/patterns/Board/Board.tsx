import { type Ref, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { BoardColumns } from './BoardColumns.tsx'
import { BoardContext } from './BoardContext.ts'
import { BoardLanes } from './BoardLanes.tsx'
import { boardStrings } from './boardStrings.ts'
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
import type { BoardOptions } from './options.ts'
import * as styles from './Board.css.ts'

export type { BoardColumn, BoardLane, CardDrop } from './options.ts'

export interface BoardProps extends BoardOptions {
  ref?: Ref<HTMLElement>
}

/**
 * Cards in columns that a person puts in order: by mouse, by a long press, or by keys.
 *
 * Use when things go through stages: tasks, deals, applicants. Not for one list: use `ReorderableStack`.
 */
export function Board(props: BoardProps) {
  const { label, columns, children, columnActions, columnTitle, columnFoot, end, lanes, ref } = props
  const strings = useStrings(boardStrings)
  const { direction } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const instructionsId = useId()
  const [store] = useState(createMoveStore)
  const [shownId, setShownId] = useState<string>()
  const shown = columns.find(({ id }) => id === shownId)?.id ?? columns[0]?.id
  const { news, announce } = useAnnouncer(strings)
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
        <VisuallyHidden id={instructionsId}>{strings.instructions}</VisuallyHidden>
        <ColumnSwitcher columns={columns} shownId={shown} onShow={setShownId} label={strings.chooseColumn} />
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
        <BoardKeys columns={columns} lanes={lanes} laneOf={props.laneOf} strings={strings} />
        <VisuallyHidden live="assertive">{news}</VisuallyHidden>
      </section>
      {PointerMoves && <PointerMoves tools={tools} ref={press} />}
    </BoardContext>
  )
}
