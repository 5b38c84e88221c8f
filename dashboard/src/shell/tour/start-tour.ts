import { atom } from 'jotai'
import { afterPaint } from '../../core/after-paint.ts'
import { store } from '../../core/store.ts'

/** The step that the tour of the product has begun with; null while it is not under way. */
export const tourStartAtom = atom<number | null>(null)

/** Begins it, once the focus has left what asked for it. */
export const startTour = (step = 0) => afterPaint(() => store.set(tourStartAtom, step))

/** Whether the page has the frame that it shows. */
export const isTourThere = () => document.querySelector('[data-tour=navigation]') !== null
