import { CALENDARS, listEvents } from '@data1522/mocks/contract/calendar'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { zoneAtom } from '../../core/i18n/zone.ts'
import { store } from '../../core/store.ts'
import { fetchExpand } from './fetch-expand.ts'
import { type Occurrence, onlyTime } from './occurrence.ts'
import { eventsKey } from './queries.ts'
import { dayAfter, todayIn } from './zoned.ts'

/** How far ahead is looked for what repeats, in days. */
const DAYS_AHEAD = 60

/** The next so many times at which something takes place in the calendars, those that repeat included. */
export const upcomingQuery = (count: number) =>
  queryOptions({
    queryKey: [...eventsKey, 'upcoming', count],
    queryFn: async ({ signal }): Promise<Occurrence[]> => {
      const now = new Date().toISOString()
      const today = now.slice(0, 10)
      // The person's zone and that of whole days are a day apart at most.
      const query = { calendars: [...CALENDARS], from: dayAfter(today, -1) }
      const events = await call(listEvents, { query }, { signal })
      const todayHere = todayIn(store.get(zoneAtom))
      const expand = events.some(({ extendedProps }) => extendedProps.recurrence)
        ? await fetchExpand()
        : undefined
      return events
        .flatMap((event) =>
          event.extendedProps.recurrence
            ? (expand?.(event, today, dayAfter(today, DAYS_AHEAD)) ?? [])
            : [onlyTime(event)],
        )
        .filter(({ span }) =>
          span.isAllDay ? span.start >= todayHere : Date.parse(span.start) > Date.parse(now),
        )
        .toSorted((one, other) => Date.parse(one.span.start) - Date.parse(other.span.start))
        .slice(0, count)
    },
  })
