import type { SpaceStep } from '../theme/scales.ts'
import { vars } from '../theme/contract.css.ts'

/** A distance: a step in px, or the density's own card padding or gap. */
export type Space = SpaceStep | 'gap' | 'cardPadding'

/** The CSS length of a space. */
export const spaceCss = (space: Space): string => (typeof space === 'number' ? `${space}px` : vars.density[space])
