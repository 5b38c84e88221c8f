import type { CalendarEvent, CalendarName, NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { useEffect, useMemo, useState } from 'react'
import { dayAfter } from '../../../entities/event/zoned.ts'
import { type Expand, fetchExpand, knownExpand } from '../../../entities/event/fetch-expand.ts'
import { type Occurrence, onlyTime } from '../../../entities/event/occurrence.ts'
import { conflictsAmong, toItem } from './items.ts'

/** What repeats events, once there is one that does: fetched with the events, and for the first that is made to. */
function useExpand(isNeeded: boolean) {
  const [fetched, setFetched] = useState<Expand>()
  const expand = fetched ?? knownExpand()
  useEffect(() => {
    if (isNeeded && !expand)
      void fetchExpand().then(
        (found) => setFetched(() => found),
        () => undefined,
      )
  }, [isNeeded, expand])
  return expand
}

interface Filter {
  readonly calendars: readonly CalendarName[]
  readonly q: string
}

/** Whether an event is of the calendars that show, and has the words that are searched. */
export function isShown({ calendars, q }: Filter, { title, extendedProps }: NewCalendarEvent) {
  const { calendar, location = '', description = '' } = extendedProps
  const wanted = q.trim().toLocaleLowerCase()
  return (
    calendars.includes(calendar) &&
    [title, location, description].some((text) => text.toLocaleLowerCase().includes(wanted))
  )
}

interface Wanted extends Filter {
  /** A day of the year whose occurrences are wanted. */
  readonly date: string
}

const none: readonly CalendarEvent[] = []

/** All that takes place around a day in the calendars that show, and what of it is drawn. */
export function useOccurrences(given: readonly CalendarEvent[] | undefined, { calendars, q, date }: Wanted) {
  'use memo'
  const events = given ?? none
  const isRepeating = events.some(({ extendedProps }) => extendedProps.recurrence)
  const expand = useExpand(isRepeating)
  const year = date.slice(0, 4)
  const all = useMemo(() => {
    const from = dayAfter(`${year}-01-01`, -40)
    const to = dayAfter(`${year}-12-31`, 40)
    return events.flatMap((event): readonly Occurrence[] =>
      event.extendedProps.recurrence ? (expand?.(event, from, to) ?? []) : [onlyTime(event)],
    )
  }, [events, expand, year])
  const items = useMemo(() => {
    const shown = all.filter(({ event }) => isShown({ calendars, q }, event))
    const conflicts = conflictsAmong(shown)
    return shown.map((one) => toItem(one, conflicts))
  }, [all, calendars, q])
  const areAllThere = given !== undefined && (expand !== undefined || !isRepeating)
  return { all, items, areAllThere }
}
