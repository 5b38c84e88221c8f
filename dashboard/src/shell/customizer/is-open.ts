import { atom } from 'jotai'

/** Whether the customizer is open. */
export const isCustomizerOpenAtom = atom(false)
