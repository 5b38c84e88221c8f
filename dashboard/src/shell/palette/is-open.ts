import { atom } from 'jotai'

/** Whether the command palette is open. */
export const isPaletteOpenAtom = atom(false)

/** Whether it is being asked if the demo data shall be reset. */
export const isResetDialogOpenAtom = atom(false)
