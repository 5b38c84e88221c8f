import { atom } from 'jotai'

/** Whether the list of shortcuts is open. */
export const isShortcutHelpOpenAtom = atom(false)
