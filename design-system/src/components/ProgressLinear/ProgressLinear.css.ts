import { createVar, keyframes } from '@vanilla-extract/css'
import { merge, transition, trackColor } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { loop } from '../../internal/loop.ts'
import { vars } from '../../tokens/contract.css.ts'

export const share = createVar('share')

export const track = style({
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  ...transition('opacity, visibility', 'base'),
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const sizes = {
  thin: style({ blockSize: 3 }),
  medium: style({
    blockSize: 6,
    background: trackColor,
  }),
}
/** It waits a moment before it shows, so that quick work does not flicker; it keeps its room. */
export const shown = style({ transitionDelay: '150ms' })
export const hidden = style({ opacity: 0, visibility: 'hidden' })

export const bar = style({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: toneVars.base,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
export const determinate = style({ inlineSize: share, ...transition('inline-size', 'slow') })

const onwards = createVar('onwards')
const along = (share: number) => ({ transform: `translateX(calc(${onwards} * ${share}%))` })
const pass = keyframes({ from: along(-100), to: along(250) })
export const indeterminate = style(
  merge(
    { inlineSize: '40%', vars: { [onwards]: '1' }, ...along(75) },
    loop(`${pass} 1.4s ease-in-out infinite`),
    {
      selectors: { [rtl]: { vars: { [onwards]: '-1' } } },
    },
  ),
)
