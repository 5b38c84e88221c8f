import type { StyleRule } from '@vanilla-extract/css'

/** An endless animation of an element; it rests for people who ask for less motion. */
export const loop = (animation: string): StyleRule => ({
  selectors: {
    '&': { animation },
    '[data-motion="reduced"] &': { animation: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { ':root:not([data-motion="full"]) &': { animation: 'none' } },
    },
  },
})
