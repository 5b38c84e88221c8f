import { atom } from 'jotai'
import { afterPaint } from '../../core/after-paint.ts'
import { store } from '../../core/store.ts'

/** Whether the tour of the product is under way. */
export const isTourOpenAtom = atom(false)

/** Begins it, once the focus has left what asked for it. */
export const startTour = () => afterPaint(() => store.set(isTourOpenAtom, true))

/** Whether the page has the frame that it shows. */
export const isTourThere = () => document.querySelector('[data-tour=navigation]') !== null
