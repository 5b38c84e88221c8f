import type { EventSpan } from '@data1522/design-system/EventCalendar'
import type { CalendarName } from '@data1522/mocks/contract/calendar'
import { useState } from 'react'
import { dayAfter, fromWall, nextHour, toWall } from '../../../entities/event/zoned.ts'

/** An event that is being made. */
export interface DraftValues {
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

/** Keeps the event that is being made in its place. */
export function useDraft(timeZone: string) {
  'use memo'
  const [values, setValues] = useState<DraftValues | null>(null)
  return {
    values,
    begin: (span: EventSpan) => setValues({ span, title: '', calendar: values?.calendar ?? 'Business' }),
    change: (changes: Partial<DraftValues>) => setValues((now) => now && { ...now, ...changes }),
    setAllDay: (isAllDay: boolean) =>
      setValues((now) => now && { ...now, span: asAllDay(now.span, isAllDay, timeZone) }),
    close: () => setValues(null),
  }
}
