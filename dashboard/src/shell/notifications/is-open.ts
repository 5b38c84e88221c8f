import { atom } from 'jotai'

/** Whether the notifications are open. */
export const isNotificationsOpenAtom = atom(false)
