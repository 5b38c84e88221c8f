import { event as eventClass } from '../grid/grid.css.ts'
import type { Slot } from '../dates.ts'

/** A rectangle within the stage, in px from its physical corner. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const [eventName] = eventClass.split(' ')
const halfHour = 30
const dayLength = 24 * 60

/** What shows a day: its cell of a month, or, of the views of hours, its lane or its cell for whole days. */
function cellOf(stage: HTMLElement, { day, minutes }: Slot): HTMLElement | undefined {
  const cells = [...stage.querySelectorAll<HTMLElement>(`[data-date="${day}"]:not([role="columnheader"])`)]
  return minutes === null ? cells[0] : cells.at(-1)
}

/** What shows an event: the first of its parts. */
export const elementOf = (stage: HTMLElement, id: string) =>
  stage.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.closest<HTMLElement>(`.${eventName}`)

const within = (stage: HTMLElement, rect: Place): Place => {
  const own = stage.getBoundingClientRect()
  return { left: rect.left - own.left, top: rect.top - own.top, width: rect.width, height: rect.height }
}

/** Where an event is drawn, unless it is behind “+n more”. */
export function placeOfEvent(stage: HTMLElement, id: string): Place | undefined {
  const found = elementOf(stage, id)
  return found ? within(stage, found.getBoundingClientRect()) : undefined
}

/** Where a day or a half hour of it is drawn. */
export function placeOfSlot(stage: HTMLElement, slot: Slot): Place | undefined {
  const cell = cellOf(stage, slot)
  if (!cell) return undefined
  const { left, top, width, height } = cell.getBoundingClientRect()
  if (slot.minutes === null) return within(stage, { left, top, width, height })
  return within(stage, {
    left,
    top: top + (slot.minutes / dayLength) * height,
    width,
    height: (halfHour / dayLength) * height,
  })
}

const scrollerOf = (element: HTMLElement | null | undefined): HTMLElement | undefined => {
  for (let at = element?.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return undefined
}

/** Scrolls the hours until a place is in sight, with some room around it. */
export function bringIntoSight(stage: HTMLElement, slot: Slot) {
  const cell = cellOf(stage, slot)
  const scroller = slot.minutes === null ? undefined : scrollerOf(cell)
  if (!cell || !scroller || slot.minutes === null) return
  const place = placeOfSlot(stage, slot)!
  const room = 56
  const own = scroller.getBoundingClientRect()
  const top = place.top + stage.getBoundingClientRect().top - own.top
  if (top < room) scroller.scrollTop += top - room
  else if (top + place.height > own.height - room)
    scroller.scrollTop += top + place.height - own.height + room
}
