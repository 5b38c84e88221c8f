import { toasts } from '@data1522/design-system/toasts'
import {
  deleteNotification,
  restoreNotifications,
  updateNotifications,
} from '@data1522/mocks/contract/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
import { offerUndo } from '../../core/mutations/undo.ts'
import { type Notification, notificationsKey, notificationsQuery } from './queries.ts'

type Change = (rows: Notification[]) => Notification[]

/** Marks and removes notifications: at once on the screen, then on the server, with a way back. */
export function useNotificationChanges(personId: number) {
  const text = useText()
  const queries = useQueryClient()
  const queryKey = notificationsKey(personId)
  const { queryKey: typedKey } = notificationsQuery(personId)

  /** Says whether it is done, and whoever did it is still here. */
  const attempt = async (work: () => Promise<unknown>, change: Change = (rows) => rows) => {
    const isSamePerson = samePerson()
    const before = queries.getQueryData(typedKey)
    queries.setQueryData(typedKey, (rows) => rows && change(rows))
    try {
      await queries.cancelQueries({ queryKey })
      await work()
      return isSamePerson()
    } catch (error) {
      if (!isSamePerson()) return false
      queries.setQueryData(typedKey, before)
      toasts.show({
        tone: 'danger',
        title: () => text('notifications.changeFailed'),
        description: () => failureText(error),
      })
      return false
    } finally {
      void queries.invalidateQueries({ queryKey })
    }
  }

  const mark = (ids: readonly number[], isRead: boolean) => {
    const marked = new Set(ids)
    return attempt(
      () => call(updateNotifications, { body: { ids: [...ids], isRead } }),
      (rows) => rows.map((row) => (marked.has(row.id) ? { ...row, isRead } : row)),
    )
  }

  const remove = async (id: number) => {
    const isDone = await attempt(
      () => call(deleteNotification, { params: { id } }),
      (rows) => rows.filter((row) => row.id !== id),
    )
    if (!isDone) return
    offerUndo({
      title: () => text('notifications.removed'),
      label: () => text('notifications.undo'),
      undo: () => void attempt(() => call(restoreNotifications, { body: { ids: [id] } })),
    })
  }

  return { mark, remove }
}
