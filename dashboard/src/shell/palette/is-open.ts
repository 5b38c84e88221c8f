import { atom } from 'jotai'

/** Whether the command palette is open. */
export const paletteAtom = atom(false)

/** Whether it is being asked if the demo data shall be reset. */
export const resetAtom = atom(false)
