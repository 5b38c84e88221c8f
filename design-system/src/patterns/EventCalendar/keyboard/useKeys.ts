import { type KeyboardEvent, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { addDays } from '../../../components/Calendar/iso.ts'
import { instantOf, movedBy, periodOf, resizedBy, type Slot, turned } from '../dates.ts'
import { formatSpan } from '../format.ts'
import { spokenEvent } from '../grid/spokenEvent.ts'
import type { GridStageProps } from '../grid/stage.ts'
import type { CalendarEventItem, EventSpan } from '../options.ts'
import { useEventStrings } from '../strings/useEventStrings.ts'
import { eventsAt, eventsIn, type Mode, slotOfEvent } from './mode.ts'
import { spokenSlot } from './spokenSlot.ts'

export interface KeysOptions extends GridStageProps {
  /** Shows a carried event at its place; nothing puts it back. */
  onPreview: (moved: { id: string; span: EventSpan } | null) => void
  onDrop: (id: string, span: EventSpan) => void
  onOpen: (id: string) => void
}

/** Keys without a modifier but Shift, as the arrows point in the direction of reading. */
const directed = (key: string, isRtl: boolean) => {
  if (!isRtl) return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}

/** Walks days, hours and events by keys, carries events, and says where it is. */
export function useKeys(options: KeysOptions) {
  const { events, calendars, date, view, timeZone, firstDayOfWeek, isReadOnly } = options
  const { onNavigate, onCreate, onPreview, onDrop, onOpen, onDeleteEvent } = options
  const { strings, locale } = useEventStrings()
  const { direction } = useLocale()
  const isMonth = view === 'month'
  const rule = { locale, firstDayOfWeek }
  const period = periodOf(view, date, rule)
  const startOf = (day: string): Slot => ({ day, minutes: isMonth ? null : 9 * 60 })
  const [kept, setKept] = useState<Mode>({ kind: 'slot', slot: startOf(date) })
  const [announcement, announce] = useState('')

  // Where the keys lead outside of what is shown, the view follows; where it turns by itself, so do the keys.
  const [seen, setSeen] = useState({ view, date })
  if (seen.view !== view || seen.date !== date) {
    setSeen({ view, date })
    const { day } = kept.slot
    if (kept.kind !== 'move' && (day < period.from || day >= period.to || seen.view !== view))
      setKept({ kind: 'slot', slot: startOf(day < period.from || day >= period.to ? date : day) })
  }
  const isThere = kept.kind === 'slot' || events.some(({ id }) => id === kept.id)
  const { slot } = kept
  const mode: Mode = isThere ? kept : { kind: 'slot', slot }
  const current = mode.kind === 'slot' ? undefined : events.find(({ id }) => id === mode.id)

  const showDay = (day: string) => {
    if (day < period.from || day >= period.to) onNavigate({ date: day })
  }
  const toSlot = (next: Slot) => {
    setKept({ kind: 'slot', slot: next })
    announce(spokenSlot(next, eventsAt(events, next, isMonth, timeZone), locale, strings))
    showDay(next.day)
  }
  const toEvent = (item: CalendarEventItem) => {
    const next = slotOfEvent(item, isMonth, timeZone)
    setKept({ kind: 'event', id: item.id, slot: next })
    announce(`${item.title}, ${spokenEvent(item, calendars, locale, timeZone, strings)}`)
    showDay(next.day)
  }
  const pickUp = (item: CalendarEventItem) => {
    if (item.isReadOnly || isReadOnly) return announce(strings.readOnly(item.title))
    const { start, end, isAllDay } = item
    setKept({
      kind: 'move',
      id: item.id,
      slot: slotOfEvent(item, isMonth, timeZone),
      span: { start, end, isAllDay },
    })
    announce(strings.pickedUp(item.title))
  }
  const create = () => {
    const { day, minutes } = slot
    if (minutes === null && !isMonth) return onCreate?.({ start: day, end: addDays(day, 1), isAllDay: true })
    const from = minutes ?? 9 * 60
    const start = instantOf(day, from, timeZone)
    onCreate?.({ start, end: new Date(Date.parse(start) + 3_600_000).toISOString(), isAllDay: false })
  }

  const walk = (key: string): boolean => {
    const { day, minutes } = mode.slot
    const steps: Record<string, () => Slot> = {
      ArrowRight: () => ({ day: addDays(day, 1), minutes }),
      ArrowLeft: () => ({ day: addDays(day, -1), minutes }),
      ArrowDown: () => (isMonth ? { day: addDays(day, 7), minutes } : later(mode.slot)),
      ArrowUp: () => (isMonth ? { day: addDays(day, -7), minutes } : earlier(mode.slot)),
      Home: () => ({ day: periodOf('week', day, rule).from, minutes }),
      End: () => ({ day: addDays(periodOf('week', day, rule).to, -1), minutes }),
      PageDown: () => ({ day: turned(view, day, 1), minutes }),
      PageUp: () => ({ day: turned(view, day, -1), minutes }),
    }
    const step = steps[key]
    if (step) toSlot(step())
    return Boolean(step)
  }
  const carry = (key: string, isShift: boolean): boolean => {
    if (mode.kind !== 'move' || !current) return false
    const change = isShift ? resizedBy : movedBy
    const byDays = isMonth || mode.span.isAllDay
    const steps: Record<string, { days?: number; minutes?: number }> = {
      ArrowRight: { days: 1 },
      ArrowLeft: { days: -1 },
      ArrowDown: byDays ? { days: isShift ? 1 : 7 } : { minutes: 15 },
      ArrowUp: byDays ? { days: isShift ? -1 : -7 } : { minutes: -15 },
    }
    const step = steps[key]
    if (step) {
      const span = change(mode.span, step, timeZone)
      const next = slotOfEvent(span, isMonth, timeZone)
      setKept({ ...mode, span, slot: next })
      onPreview({ id: mode.id, span })
      announce(formatSpan(span, locale, timeZone, strings))
      showDay(next.day)
    } else if (key === 'Enter' || key === ' ') {
      setKept({ kind: 'event', id: mode.id, slot: mode.slot })
      onPreview(null)
      if (mode.span.start !== current.start || mode.span.end !== current.end) onDrop(mode.id, mode.span)
      announce(strings.dropped(current.title, formatSpan(mode.span, locale, timeZone, strings)))
    } else if (key === 'Escape') {
      const back = slotOfEvent(current, isMonth, timeZone)
      setKept({ kind: 'event', id: mode.id, slot: back })
      onPreview(null)
      announce(strings.putBack(current.title))
      showDay(back.day)
    }
    // Nothing else is done while an event is carried, but Tab leaves.
    return key !== 'Tab'
  }
  const walkEvents = (key: string): boolean => {
    if (mode.kind !== 'event' || !current) return false
    const ordered = eventsIn(events, period, timeZone)
    const at = ordered.findIndex(({ id }) => id === mode.id)
    const go = (by: number) => {
      const next = ordered[at + by]
      if (next) toEvent(next)
    }
    const does: Record<string, () => void> = {
      ArrowDown: () => go(1),
      ArrowRight: () => go(1),
      ArrowUp: () => go(-1),
      ArrowLeft: () => go(-1),
      Enter: () => onOpen(mode.id),
      ' ': () => pickUp(current),
      Escape: () => toSlot(mode.slot),
      Delete: () => onDeleteEvent?.(mode.id),
    }
    does[key]?.()
    return key in does
  }
  const act = (key: string, isShift: boolean): boolean => {
    if (key !== 'Enter' && key !== ' ') return false
    const here = eventsAt(events, slot, isMonth, timeZone)
    const [first] = here
    if (key === 'Enter' && (isShift || !first)) create()
    else if (first && here.length === 1 && key === 'Enter') onOpen(first.id)
    else if (first && here.length === 1) pickUp(first)
    else if (first) toEvent(first)
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = directed(event.key, direction === 'rtl')
    const isDone =
      mode.kind === 'move'
        ? carry(key, event.shiftKey)
        : mode.kind === 'event'
          ? walkEvents(key)
          : act(key, event.shiftKey) || walk(key)
    if (isDone) event.preventDefault()
  }
  const onFocus = () => {
    if (mode.kind === 'slot')
      announce(spokenSlot(mode.slot, eventsAt(events, mode.slot, isMonth, timeZone), locale, strings))
  }
  const onBlur = () => {
    if (mode.kind !== 'move') return
    setKept({ kind: 'slot', slot })
    onPreview(null)
  }
  return { mode, announcement, onKeyDown, onFocus, onBlur }
}

const lastSlot = 24 * 60 - 30

/** Half an hour on; whole days come before the first hour. */
const later = ({ day, minutes }: Slot): Slot => ({
  day,
  minutes: minutes === null ? 0 : Math.min(minutes + 30, lastSlot),
})
const earlier = ({ day, minutes }: Slot): Slot => ({
  day,
  minutes: minutes === null || minutes === 0 ? null : minutes - 30,
})
