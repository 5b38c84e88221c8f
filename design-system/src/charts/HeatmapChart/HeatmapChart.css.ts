import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { color } from '../kit/shapes.css.ts'

/** How much of its cell a figure fills where colours do not tell how large it is, from 0 to 1. */
export const size = createVar('size')

export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const cell = style({
  fill: color,
  transitionProperty: 'fill',
  transitionDuration: vars.motion.slow,
  '@media': {
    [media.forcedColors]: {
      fill: 'CanvasText',
      transformBox: 'fill-box',
      transformOrigin: 'center',
      scale: size,
      forcedColorAdjust: 'none',
    },
  },
})
/** There is no figure. */
export const missing = style({
  fill: 'none',
  stroke: vars.color.line,
  strokeDasharray: '3 3',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const ring = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

export const scale = style({
  ...text('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 20,
  overflowWrap: 'anywhere',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const steps = style({ display: 'flex', gap: 2 })
export const step = style({
  inlineSize: 20,
  blockSize: 10,
  borderRadius: 3,
  background: color,
  '@media': {
    [media.forcedColors]: { background: 'CanvasText', scale: size, forcedColorAdjust: 'none' },
  },
})
