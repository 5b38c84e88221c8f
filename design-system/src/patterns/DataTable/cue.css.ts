import { keyframes } from '@vanilla-extract/css'
import { globalStyle } from '../../css/style.ts'
import { edges } from './pinning.css.ts'
import { scroller, table, virtual } from './table.css.ts'

const FADE = 32

/** Fades the sides that have more beyond them, for as long as one can scroll there. */
const fading = (towards: 'left' | 'right') => {
  const fadeOf = (start: number, end: number) =>
    `linear-gradient(to ${towards}, transparent, currentColor ${start}px, currentColor calc(100% - ${end}px), transparent)`
  return keyframes({
    '0%, 1%': { maskImage: fadeOf(0, FADE) },
    '2%, 98%': { maskImage: fadeOf(FADE, FADE) },
    '99%, 100%': { maskImage: fadeOf(FADE, 0) },
  })
}

const sections = `${scroller}:not(${virtual}) > ${table}:not(${edges.start}, ${edges.end}) > :is(thead, tbody)`
const cue = (towards: 'left' | 'right') => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${fading(towards)} 1ms linear both`,
      // Without anything to scroll to there is no time in it, and nothing fades.
      animationTimeline: 'scroll(self inline)',
    },
  },
})
globalStyle('components', sections, cue('right'))
globalStyle('components', `${sections}:dir(rtl)`, cue('left'))
