import { rem, roomy } from '../css/rem.ts'
import type { SpaceStep } from '../tokens/scales.ts'

/** A distance: a step in px, or the density's own card padding or gap. */
export type Space = SpaceStep | 'gap' | 'cardPadding'

// By name and not by `vars`, so that the token contract stays out of the code that pages load.
const densityCss = { gap: 'var(--ds-density-gap)', cardPadding: 'var(--ds-density-card-padding)' }

/** The CSS length of a space; it grows with the text. */
export const spaceCss = (space: Space): string => {
  if (typeof space === 'string') return densityCss[space]
  return space < 16 ? rem(space) : roomy(space)
}
