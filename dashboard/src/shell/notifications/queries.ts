import { listNotifications, type Notification } from '@data1522/mocks/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export type { Notification }

/** Whose notifications: another person who signs in does not see them. */
export const notificationsKey = (personId: number) => ['notifications', personId] as const

/** What a person has been told, the newest first. */
export const notificationsQuery = (personId: number) =>
  queryOptions({
    queryKey: notificationsKey(personId),
    queryFn: async ({ signal }) => (await call(listNotifications, {}, { signal })).notifications,
  })
