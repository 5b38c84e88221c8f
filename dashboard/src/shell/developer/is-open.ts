import { atom } from 'jotai'

/** Whether the developer panel is open. */
export const isDeveloperPanelOpenAtom = atom(false)
