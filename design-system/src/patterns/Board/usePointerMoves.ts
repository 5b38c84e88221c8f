import {
  type Collision,
  type CollisionDetection,
  type DndContextProps,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { cellCards } from './cells.ts'
import { animateLayout } from './animateLayout.ts'
import { type CardMove, type CardPlace, followerOf, isSamePlace, placeOf, withMoved } from './move.ts'
import { columnAfter, placeAt, switchAt } from './places.ts'
import { dropOf, idsWith, type MoveTools } from './tools.ts'

const silent = () => undefined
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}
const scroll = { threshold: { x: 0.12, y: 0.16 }, acceleration: 12 }
const byMouse = { activationConstraint: { distance: 5 } }
const byTouch = { activationConstraint: { delay: 250, tolerance: 8 } }
/** The library's own measure of a list asks for every scroll around it at every look: lists are looked at below. */
const measuring = { droppable: { strategy: MeasuringStrategy.BeforeDragging } }

const nowhere = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
const controls = 'button, input, textarea, select, [role="button"], [role="menu"], [contenteditable]'

/** The id of a column from the element that has it. */
const cellOf = (slot: HTMLElement) => {
  const { column = '', lane = '' } = slot.closest<HTMLElement>('[data-cell]')?.dataset ?? {}
  return { columnId: column, laneId: lane }
}

/** Moves by mouse, and by touch after a long press. */
export function usePointerMoves(tools: MoveTools) {
  const { root, store, columns, announce, cardName, isRtl } = tools
  const held = useRef<HTMLElement | null>(null)
  const frame = useRef(0)
  const point = useRef({ x: 0, y: 0 })
  /** The cell under the pointer, whose list scrolls while something is held over its edge. */
  const underPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers }): Collision[] => {
    if (!pointerCoordinates) return []
    // What events say of the way is that over the page, which is longer once something scrolls.
    point.current = pointerCoordinates
    const { x, y } = pointerCoordinates
    const over = droppableContainers.find(({ node }) => {
      const { left, right, top, bottom } = node.current?.getBoundingClientRect() ?? nowhere
      return x >= left && x <= right && y >= top && y <= bottom
    })
    return over ? [{ id: over.id }] : []
  }
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch))
  const cardsOf = cellCards(tools)

  const candidate = (target: Element) => {
    const grip = target.closest<HTMLElement>('[data-column-grip]')
    if (grip) held.current = tools.onColumnsMove ? grip.closest<HTMLElement>('[data-board-column]') : null
    else if (target.closest(controls)) held.current = null
    else held.current = tools.onCardsMove ? target.closest<HTMLElement>('[data-slot]') : null
    return store.get() ? null : held.current
  }

  const start = () => {
    const element = held.current
    if (!element) return
    const { slot, boardColumn } = element.dataset
    if (boardColumn) {
      const from = followerOf(columns, boardColumn)
      flushSync(() => store.set({ kind: 'column', id: boardColumn, from, to: from, by: 'pointer' }))
      return
    }
    if (!slot) return
    const cell = cellOf(element)
    const ids = idsWith(slot, tools)
    const from: CardPlace = { ...cell, beforeId: placeOf(slot, ids, cardsOf(cell.columnId, cell.laneId)) }
    const move: CardMove = { kind: 'card', ids, from, to: from, height: element.offsetHeight, by: 'pointer' }
    store.set(move)
    announce.card('pickedUp', move, columns, cardsOf, cardName(slot))
  }

  const follow = () => {
    const move = store.get()
    const element = root.current
    if (!move || !element) return
    if (move.kind === 'column') {
      const to = columnAfter(element, point.current.x, move.id, isRtl)
      if (to !== move.to) animateLayout(element, 'columns', () => store.set({ ...move, to }))
      return
    }
    const shown = switchAt(element, point.current)
    if (shown) return flushSync(() => tools.onShow(shown))
    const to = placeAt(element, point.current, move.ids, cardsOf)
    if (!to || isSamePlace(to, move.to)) return
    animateLayout(element, [to.columnId, move.to.columnId], () => store.set({ ...move, to }))
  }

  const end = (isDropped: boolean) => {
    cancelAnimationFrame(frame.current)
    const move = store.get()
    if (!move) return
    if (move.kind === 'column') {
      const ids = withMoved(columns, move).map(({ id }) => id)
      flushSync(() => {
        store.set(null)
        if (isDropped && move.to !== move.from) tools.onColumnsMove?.(ids)
      })
      announce.column(
        isDropped ? 'dropped' : 'putBack',
        isDropped ? move : { ...move, to: move.from },
        columns,
      )
      return
    }
    const overlay = document.querySelector('[data-lifted]')?.getBoundingClientRect()
    const isElsewhere = isDropped && !isSamePlace(move.to, move.from)
    const drop = () => {
      store.set(null)
      if (isElsewhere) tools.onCardsMove?.(dropOf(move))
    }
    animateLayout(
      root.current,
      [move.to.columnId, move.from.columnId],
      drop,
      overlay && { id: move.ids[0]!, rect: overlay },
    )
    announce.card(isDropped ? 'dropped' : 'putBack', move, columns, cardsOf, cardName(move.ids[0]!))
  }

  const context: DndContextProps = {
    sensors,
    accessibility,
    measuring,
    autoScroll: scroll,
    collisionDetection: underPointer,
    onDragStart: start,
    onDragMove: () => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(follow)
    },
    onDragEnd: () => {
      follow()
      end(true)
    },
    onDragCancel: () => end(false),
  }
  return { context, candidate }
}
