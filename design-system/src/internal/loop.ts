import type { StyleRule } from '@vanilla-extract/css'

/** An endless animation of an element or its pseudo-element; it rests for people who ask for less motion. */
export const loop = (animation: string, target: '&' | '&::after' = '&'): StyleRule => ({
  selectors: {
    [target]: { animation },
    [`[data-motion="reduced"] ${target}`]: { animation: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { [`:root:not([data-motion="full"]) ${target}`]: { animation: 'none' } },
    },
  },
})
