import type { KeyboardEvent } from 'react'
import { cellCards } from './cells.ts'
import { animateLayout } from './animateLayout.ts'
import {
  alongOf,
  type CardMove,
  followerOf,
  isMoveKey,
  isSamePlace,
  placeOf,
  steppedPlace,
  withMoved,
  type ColumnMove,
} from './move.ts'
import { dropOf, idsWith, type MoveTools } from './tools.ts'
import { walkCards } from './walkCards.ts'

/** Moves by keys: picked up, moved, dropped or put back; and the walk from card to card. */
export function useKeyboardMoves(tools: MoveTools) {
  const { root, store, columns, announce, cardName, isRtl } = tools
  const cardsOf = cellCards(tools)
  const lanes = tools.lanes?.map(({ id }) => id) ?? ['']
  const focusOn = (selector: string) =>
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: false })

  const pickUpCard = (slot: HTMLElement) => {
    const id = slot.dataset['slot']!
    const { column = '', lane = '' } = slot.closest<HTMLElement>('[data-cell]')?.dataset ?? {}
    const ids = idsWith(id, tools)
    const from = { columnId: column, laneId: lane, beforeId: placeOf(id, ids, cardsOf(column, lane)) }
    const move: CardMove = { kind: 'card', ids, from, to: from, height: slot.offsetHeight, by: 'keyboard' }
    store.set(move)
    announce.card('pickedUp', move, columns, cardsOf, cardName(id))
  }

  const endCard = (move: CardMove, isDropped: boolean) => {
    const isElsewhere = isDropped && !isSamePlace(move.to, move.from)
    animateLayout(root.current, [move.from.columnId, move.to.columnId], () => {
      store.set(null)
      if (isElsewhere) tools.onCardsMove?.(dropOf(move))
      if (!isDropped) tools.onShow(move.from.columnId)
    })
    announce.card(isDropped ? 'dropped' : 'putBack', move, columns, cardsOf, cardName(move.ids[0]!))
    focusOn(`[data-slot=${JSON.stringify(move.ids[0])}] [data-card-link]`)
  }

  const moveCard = (move: CardMove, event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') return endCard(move, true)
    if (event.key === 'Escape') return endCard(move, false)
    if (!isMoveKey(event.key)) return
    const to = steppedPlace({ columns, lanes, cardsOf }, move, event.key, isRtl)
    if (isSamePlace(to, move.to)) return
    const next = { ...move, to }
    animateLayout(root.current, [move.to.columnId, to.columnId], () => {
      store.set(next)
      tools.onShow(to.columnId)
    })
    root.current?.querySelector('[data-target]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    announce.card('movedTo', next, columns, cardsOf, cardName(move.ids[0]!))
  }

  const gripOf = (id: string) => `[data-board-column=${JSON.stringify(id)}] [data-column-grip]`

  const endColumn = (move: ColumnMove, isDropped: boolean) => {
    const at = isDropped ? move : { ...move, to: move.from }
    animateLayout(root.current, 'columns', () => {
      store.set(null)
      if (at.to !== move.from) tools.onColumnsMove?.(withMoved(columns, at).map(({ id }) => id))
    })
    announce.column(isDropped ? 'dropped' : 'putBack', at, columns)
  }

  const moveColumn = (move: ColumnMove, event: KeyboardEvent) => {
    const isDropped = event.key === ' ' || event.key === 'Enter'
    if (isDropped || event.key === 'Escape') endColumn(move, isDropped)
    else {
      const index = withMoved(columns, move).findIndex(({ id }) => id === move.id)
      const next = event.key === 'Home' ? 0 : Math.max(index + alongOf(event.key, isRtl), 0)
      const to = columns.filter(({ id }) => id !== move.id)[next]?.id ?? null
      if (to === move.to) return
      animateLayout(root.current, 'columns', () => store.set({ ...move, to }))
      announce.column('movedTo', { ...move, to }, columns)
    }
    focusOn(gripOf(move.id))
  }

  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (!root.current?.contains(target)) return
    const move = store.get()
    if (move?.by === 'keyboard') {
      if (event.key === 'Tab') return move.kind === 'card' ? endCard(move, false) : endColumn(move, false)
      event.preventDefault()
      event.stopPropagation()
      return move.kind === 'card' ? moveCard(move, event) : moveColumn(move, event)
    }
    if (move || event.ctrlKey || event.metaKey || event.altKey) return
    const grip = target.closest<HTMLElement>('[data-column-grip]')
    if (grip && event.key === ' ' && tools.onColumnsMove) {
      event.preventDefault()
      const id = grip.closest<HTMLElement>('[data-board-column]')!.dataset['boardColumn']!
      const from = followerOf(columns, id)
      const lifted: ColumnMove = { kind: 'column', id, from, to: from, by: 'keyboard' }
      store.set(lifted)
      announce.column('pickedUp', lifted, columns)
      return
    }
    if (!target.matches('[data-card-link]')) return
    if (event.key === ' ') {
      event.preventDefault()
      if (tools.onCardsMove) pickUpCard(target.closest<HTMLElement>('[data-slot]')!)
    } else if (isMoveKey(event.key)) {
      event.preventDefault()
      walkCards(root.current, target, event.key, isRtl)
    }
  }
}
