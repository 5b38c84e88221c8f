import { notifications } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { belongsTo, ownNotifications, toNotification } from './own.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { noContent, reply } from '../../runtime/reply.ts'

const notFound = reply(404, { message: 'Notification not found' })

export const listNotifications = handle(contract.listNotifications, schemas.listNotifications, ({ caller }) =>
  reply(200, { notifications: ownNotifications(caller) }),
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
