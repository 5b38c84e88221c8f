import type { CalendarEvent, CalendarName } from '@data1522/mocks/contract/calendar'
import { useEffect, useMemo, useState } from 'react'
import { dayAfter } from '../../../entities/event/zoned.ts'
import { type Occurrence, onlyTime } from '../../../entities/event/occurrence.ts'
import { conflictsAmong, toItem } from './items.ts'

type Expand = (typeof import('../../../entities/event/expand.ts'))['expand']

/** Fetches what repeats events once there is one that does. */
function useExpand(isNeeded: boolean) {
  const [expand, setExpand] = useState<Expand | null>(null)
  useEffect(() => {
    if (isNeeded)
      void import('../../../entities/event/expand.ts').then((module) => setExpand(() => module.expand))
  }, [isNeeded])
  return expand
}

interface Wanted {
  readonly calendars: readonly CalendarName[]
  readonly q: string
  /** A day of the year whose occurrences are wanted. */
  readonly date: string
}

const none: readonly CalendarEvent[] = []

/** All that takes place around a day in the calendars that show, and what of it is drawn. */
export function useOccurrences(events: readonly CalendarEvent[] = none, { calendars, q, date }: Wanted) {
  'use memo'
  const expand = useExpand(events.some(({ extendedProps }) => extendedProps.recurrence))
  const year = date.slice(0, 4)
  const all = useMemo(() => {
    const from = dayAfter(`${year}-01-01`, -40)
    const to = dayAfter(`${year}-12-31`, 40)
    return events.flatMap((event): readonly Occurrence[] =>
      event.extendedProps.recurrence ? (expand?.(event, from, to) ?? []) : [onlyTime(event)],
    )
  }, [events, expand, year])
  const items = useMemo(() => {
    const wanted = q.trim().toLocaleLowerCase()
    const isFound = ({ event: { title, extendedProps } }: Occurrence) =>
      calendars.includes(extendedProps.calendar) &&
      (wanted === '' ||
        [title, extendedProps.location, extendedProps.description].some((text) =>
          text.toLocaleLowerCase().includes(wanted),
        ))
    const shown = all.filter(isFound)
    const conflicts = conflictsAmong(shown)
    return shown.map((one) => toItem(one, conflicts))
  }, [all, calendars, q])
  return { all, items }
}
