import { may } from '../../contract/access.ts'
import {
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  picture,
  someIds,
} from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'

/** What a notification can tell of; here, as the product needs no list of them. */
export const NOTIFICATION_KINDS = [
  'orderPlaced',
  'paymentFailed',
  'paymentReceived',
  'invoicePastDue',
  'userJoined',
  'reviewWritten',
  'messageReceived',
  'eventInvitation',
  'stockLow',
] as const

export const notification = z.object({
  id,
  kind: oneOf(NOTIFICATION_KINDS),
  time: z.iso.datetime(),
  isRead: z.boolean(),
  recordId: id,
  number: line,
  person: line,
  picture,
  subject: line,
  value: z.nullable(z.number()),
})

export const notificationsEdit = z.extend(someIds, { isRead: z.boolean() })

const notifications = z.object({ notifications: z.array(notification) })

export const listNotifications = {
  access: may('read', 'Notification'),
  beyond: true as const,
  answers: { 200: notifications },
}

export const updateNotifications = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: notificationsEdit,
  answers: { 200: notifications, 400: invalidInput, 404: failure },
}

export const deleteNotification = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 204: nothing, 404: failure },
}

export const restoreNotifications = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: someIds,
  answers: { 200: notifications, 400: invalidInput, 404: failure },
}
