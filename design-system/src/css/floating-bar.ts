import type { StyleRule } from '@vanilla-extract/css'
import { media } from './states.ts'

/** While a bar floats at the window's lower edge, as that of a selection: it marks itself with `data-floating-bar`. */
export const withFloatingBar = ':root:has([data-floating-bar]) &'

/** Keeps what is fixed to the window's lower edge over such a bar, which takes two lines on a phone. */
export const overFloatingBar: StyleRule = {
  selectors: { [withFloatingBar]: { insetBlockEnd: 96 } },
  '@media': { [media.belowSm]: { selectors: { [withFloatingBar]: { insetBlockEnd: 136 } } } },
}
