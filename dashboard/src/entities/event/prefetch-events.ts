import { queryClient } from '../../core/api/query-client.ts'
import { eventsQuery } from './queries.ts'

/** Fetches the events ahead of their time. */
export const prefetchEvents = () => queryClient.prefetchQuery(eventsQuery())
