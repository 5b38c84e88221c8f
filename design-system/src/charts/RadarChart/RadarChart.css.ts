import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { color } from '../kit/shapes.css.ts'

export const side = createVar('side')
export const x = createVar('x')
export const y = createVar('y')
export const shift = createVar('shift')

/** For a line of text above and below the web. */
const LABELS = '44px'

export const room = style({ display: 'grid', placeItems: 'center', blockSize: side })
export const plot = style({
  position: 'relative',
  inlineSize: `min(100%, calc(${side} - ${LABELS}))`,
  aspectRatio: '1',
  direction: 'ltr',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 } },
})
export const shapes = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
})
export const web = style({
  fill: 'none',
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const shape = style({
  fill: `color-mix(in oklab, ${color} 22%, transparent)`,
  stroke: color,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
})
export const label = style({
  ...text('xs'),
  position: 'absolute',
  insetBlockStart: y,
  insetInlineStart: x,
  translate: shift,
  color: vars.color.inkSubtle,
  whiteSpace: 'nowrap',
  maxInlineSize: '30%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
})
