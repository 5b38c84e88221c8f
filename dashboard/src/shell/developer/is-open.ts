import { atom } from 'jotai'

/** Whether the developer panel is open. */
export const developerPanelAtom = atom(false)
