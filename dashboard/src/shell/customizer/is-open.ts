import { atom } from 'jotai'

/** Whether the customizer is open. */
export const customizerAtom = atom(false)
