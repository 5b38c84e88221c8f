import type { EventSpan } from '@data1522/design-system/EventCalendar'
import type { CalendarName } from '@data1522/mocks/contract/calendar'
import { useRef, useState } from 'react'
import { dayAfter, fromWall, nextHour, toWall } from '../../../entities/event/zoned.ts'

/** An event that is being made. */
export interface DraftValues {
  /** Tells it from those before and after it. */
  readonly number: number
  readonly span: EventSpan
  readonly title: string
  readonly calendar: CalendarName
}

/** The same days as whole ones, or an hour of the first. */
export function asAllDay(span: EventSpan, isAllDay: boolean, timeZone: string): EventSpan {
  if (span.isAllDay === isAllDay) return span
  if (isAllDay) {
    const start = toWall(span.start, timeZone).slice(0, 10)
    const last = toWall(Math.max(Date.parse(span.end) - 1, Date.parse(span.start)), timeZone).slice(0, 10)
    return { start, end: dayAfter(last, 1), isAllDay }
  }
  const start = fromWall(nextHour(span.start, timeZone), timeZone)
  return { start, end: new Date(Date.parse(start) + 3_600_000).toISOString(), isAllDay }
}

/** Keeps the event that is being made in its place; the first one is of the given calendar. */
export function useDraft(timeZone: string, calendar: CalendarName) {
  'use memo'
  const [values, setValues] = useState<DraftValues | null>(null)
  const [saving, setSaving] = useState<readonly number[]>([])
  const last = useRef(0)
  const isSaving = values !== null && saving.includes(values.number)
  return {
    values,
    isSaving,
    begin: (span: EventSpan) => {
      last.current += 1
      setValues({ number: last.current, span, title: '', calendar: values?.calendar ?? calendar })
    },
    change: (changes: Partial<DraftValues>) => setValues((now) => now && { ...now, ...changes }),
    setAllDay: (isAllDay: boolean) =>
      setValues((now) => now && { ...now, span: asAllDay(now.span, isAllDay, timeZone) }),
    /** Sends it, once; what is begun meanwhile stays. */
    save: async (send: () => Promise<boolean>) => {
      if (!values || isSaving) return
      const { number } = values
      setSaving((all) => [...all, number])
      const isDone = await send()
      setSaving((all) => all.filter((one) => one !== number))
      if (isDone) setValues((now) => (now?.number === number ? null : now))
    },
    close: () => setValues(null),
  }
}
