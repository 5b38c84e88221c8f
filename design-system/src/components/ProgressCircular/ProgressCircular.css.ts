import { createVar, keyframes } from '@vanilla-extract/css'
import { merge, text, transition, trackColor } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { loop } from '../../internal/loop.ts'
import { vars } from '../../tokens/contract.css.ts'
import { circleSizes } from './sizes.ts'

/** How much of the ring is left open, from 0 to 100. */
export const rest = createVar('rest')

export const circle = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  verticalAlign: 'middle',
})
const words = { small: 'xs', medium: 'xs', large: 'sm', huge: '2xl' } as const
export const sizes = styleVariants(circleSizes, ({ side }, size) => ({
  inlineSize: side,
  blockSize: side,
  ...text(words[size], 'semibold'),
}))

export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
const ring = style({ fill: 'none', transformOrigin: 'center', rotate: '-90deg' })
export const track = style([
  ring,
  {
    stroke: trackColor,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  },
])
export const arc = style([
  ring,
  {
    stroke: toneVars.base,
    strokeLinecap: 'round',
    strokeDasharray: 100,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
])
export const determinate = style({ strokeDashoffset: rest, ...transition('stroke-dashoffset', 'slow') })
/** A round end would leave a dot where nothing has been done. */
export const nothing = style({ strokeLinecap: 'butt' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({
  '0%, 100%': { strokeDashoffset: 88 },
  '50%': { strokeDashoffset: 36 },
})
export const turning = style(merge({}, loop(`${turn} 1.2s linear infinite`)))
export const indeterminate = style(
  merge({ strokeDashoffset: 72 }, loop(`${breathe} 1.8s ease-in-out infinite`)),
)

export const label = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '76%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})
