import { notifications } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import type { StoredNotification } from './seed.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { noContent, reply } from '../../runtime/reply.ts'

const notFound = reply(404, { message: 'Notification not found' })

const toNotification = (stored: StoredNotification): contract.Notification =>
  z.parse(schemas.notification, stored)
/** Those who are not signed in are shown what the first account is. */
const belongsTo =
  ({ id }: Account = accounts[0]!) =>
  ({ accountId }: StoredNotification) =>
    accountId === id

export const listNotifications = handle(
  contract.listNotifications,
  schemas.listNotifications,
  ({ caller }) => {
    const own = notifications.all().filter(belongsTo(caller))
    const newestFirst = own.toSorted((one, other) => other.time.localeCompare(one.time))
    return reply(200, { notifications: newestFirst.map(toNotification) })
  },
)

export const updateNotifications = handle(
  contract.updateNotifications,
  schemas.updateNotifications,
  ({ body: { ids, isRead }, caller }) => {
    const isOwn = belongsTo(caller)
    const rows = [...new Set(ids)].map((id) => notifications.get(id))
    if (!rows.every((row) => row !== undefined && isOwn(row))) return notFound
    const changed = rows.map((row) => notifications.update(row!.id, { isRead })!)
    return reply(200, { notifications: changed.map(toNotification) })
  },
)

export const deleteNotification = handle(
  contract.deleteNotification,
  schemas.deleteNotification,
  ({ params, caller }) => {
    const row = notifications.get(idOf(params.id))
    if (!row || !belongsTo(caller)(row)) return notFound
    notifications.remove(row.id)
    return noContent
  },
)

export const restoreNotifications = handle(
  contract.restoreNotifications,
  schemas.restoreNotifications,
  ({ body: { ids }, caller }) => {
    const removed = notifications.removedRows(ids)
    if (!removed?.every(belongsTo(caller))) return notFound
    return reply(200, { notifications: notifications.restore(removed).map(toNotification) })
  },
)
