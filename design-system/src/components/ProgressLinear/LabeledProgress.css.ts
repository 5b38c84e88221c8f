import { createVar, keyframes } from '@vanilla-extract/css'
import { merge, transition, trackColor } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { loop } from '../../internal/loop.ts'
import { vars } from '../../tokens/contract.css.ts'

export const done = createVar('done')
export const ready = createVar('ready')

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: trackColor,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const sizes = { medium: style({ blockSize: 6 }), large: style({ blockSize: 12 }) }

const layer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  ...transition('inline-size', 'slow'),
})
export const buffer = style([
  layer,
  {
    inlineSize: ready,
    background: `color-mix(in oklch, ${toneVars.base} 36%, transparent)`,
    '@media': { [media.forcedColors]: { background: 'GrayText' } },
  },
])
export const bar = style([
  layer,
  {
    inlineSize: done,
    background: toneVars.base,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
])

const stripe = `color-mix(in oklch, ${vars.color.surface} 28%, transparent)`
const move = keyframes({ from: { backgroundPositionX: 0 }, to: { backgroundPositionX: 24 } })
export const striped = style(
  merge(
    {
      backgroundImage: `linear-gradient(135deg, ${stripe} 25%, transparent 25% 50%, ${stripe} 50% 75%, transparent 75%)`,
      backgroundSize: '24px 24px',
    },
    loop(`${move} 1.2s linear infinite`),
    { selectors: { [rtl]: { animationDirection: 'reverse' } } },
  ),
)

const onwards = createVar('onwards')
const along = (percent: number) => ({ transform: `translateX(calc(${onwards} * ${percent}%))` })
const back = keyframes({ from: along(250), to: along(-100) })
/** Runs against the reading direction: the question is out, the answer is not back. */
export const query = style(
  merge(
    { inlineSize: '40%', vars: { [onwards]: '1' }, ...along(75) },
    loop(`${back} 1.4s ease-in-out infinite`),
    { selectors: { [rtl]: { vars: { [onwards]: '-1' } } } },
  ),
)
