import type { ReactElement } from 'react'

/** What every component has to take: a ref and a data attribute that reach its element. */
export interface Probe {
  ref: (element: Element | null) => void
  'data-probe': string
}

/** Draws the component with these words where it takes words, and hands the probe to it. */
export type Draw = (probe: Probe, words: string) => ReactElement

/** A component that has no element of its own, and why. */
interface Bare {
  draw: Draw
  bare: string
}

export type Example = Draw | Bare

/**
 * The examples of a room, by component. A room keeps them in `X.conformance.tsx`; the suite finds them there and
 * fails for a public component that has none.
 */
export type Examples = Readonly<Record<string, Example>>
