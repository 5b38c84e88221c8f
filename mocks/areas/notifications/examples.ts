import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listNotifications: {},
  updateNotifications: { body: { ids: [10, 12], isRead: true } },
  deleteNotification: { params: { id: 4 } },
  restoreNotifications: { after: [['deleteNotification', { params: { id: 4 } }]], body: { ids: [4] } },
}
