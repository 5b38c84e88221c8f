import type { ReactNode, RefObject } from 'react'

/** One place that is shown, and what is said of it. */
export interface TourStep {
  /** What it is about: the name in the `data-tour` of an element, or a ref to one. One that is not seen is left out. */
  target: string | RefObject<Element | null>
  /** What can be done there, in a few words. */
  title: string
  /** Two or three sentences that say more. */
  text: ReactNode
  /** A tip, such as the key that leads there. */
  hint?: ReactNode
}

/** How it ended: after the last step, by the person's choice, or since they went on with something else. */
export type TourEnd = 'finished' | 'skipped' | 'left'
