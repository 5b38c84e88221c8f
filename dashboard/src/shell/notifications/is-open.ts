import { atom } from 'jotai'

/** Whether the notifications are open. */
export const notificationsAtom = atom(false)
