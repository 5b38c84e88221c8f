import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/**
 * Something that happened, told to one person; its words are the product's, by `kind`. `recordId` is what it tells of:
 * an order by its key, an invoice, a user, a review, the contact of a message, an event, a product; `number` is what
 * people know the order or the invoice by ('' of all else). `person` did it ('' if nobody did), `picture` is theirs or
 * the product's. `subject` is a company, a product or an event's title; `value` an amount, stars, messages or pieces.
 */
export type Notification = z.output<typeof schemas.notification>

/** What a notification can tell of. */
export type NotificationKind = Notification['kind']

/** What marking notifications takes: their ids, and what they shall be. */
export type NotificationsEdit = z.input<typeof schemas.notificationsEdit>

const PATH = '/api/notifications'

/** Beyond the specification: the notifications of whoever calls, the newest first. */
export const listNotifications = endpoint<typeof schemas.listNotifications>()({ method: 'GET', path: PATH })

/** Beyond the specification: marks own notifications as read or unread, all of them or none. */
export const updateNotifications = endpoint<typeof schemas.updateNotifications>()({
  method: 'PUT',
  path: PATH,
})

/** Beyond the specification: removes an own notification; `restoreNotifications` takes it back. */
export const deleteNotification = endpoint<typeof schemas.deleteNotification>()({
  method: 'DELETE',
  path: `${PATH}/:id`,
})

/** Beyond the specification: puts removed own notifications back, all of them or none. */
export const restoreNotifications = endpoint<typeof schemas.restoreNotifications>()({
  method: 'POST',
  path: `${PATH}/restore`,
})
