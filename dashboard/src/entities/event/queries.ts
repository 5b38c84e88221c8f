import { CALENDARS, listEvents } from '@data1522/mocks/contract/calendar'
import { listUsers } from '@data1522/mocks/contract/users'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { fetchExpand } from './fetch-expand.ts'

export const eventsKey = ['events'] as const

/** The events of all calendars; which of them show is a matter of the screen, and needs no call. */
export const eventsQuery = () =>
  queryOptions({
    queryKey: [...eventsKey, 'list'],
    queryFn: async ({ signal }) => {
      const events = await call(listEvents, { query: { calendars: [...CALENDARS] } }, { signal })
      // What repeats is drawn with all the others, and not after them.
      if (events.some(({ extendedProps }) => extendedProps.recurrence)) await fetchExpand()
      return events
    },
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
  })

/** Everyone who can be a guest. */
export const guestsQuery = () =>
  queryOptions({
    queryKey: [...eventsKey, 'guests'],
    queryFn: async ({ signal }) =>
      (await call(listUsers, { query: { itemsPerPage: ALL_ITEMS } }, { signal })).users,
    staleTime: 300_000,
  })
