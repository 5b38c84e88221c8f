import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const height = createVar('height')

export const sparkline = style({ display: 'block', inlineSize: '100%', minInlineSize: 0, blockSize: height })
/** The dot at the end stands out by its radius. */
export const dotted = style({ paddingInline: 4 })

// The places are mirrored by the scale, so that the drawing itself is always written left to right.
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  direction: 'ltr',
})
export const line = style({
  fill: 'none',
  stroke: toneVars.base,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const plan = style({
  fill: 'none',
  stroke: vars.color.inkSubtle,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const areaTop = style({ stopColor: toneVars.base, stopOpacity: 0.3 })
export const areaBottom = style({ stopColor: toneVars.base, stopOpacity: 0.02 })
export const dot = style({
  fill: toneVars.base,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const bar = style({
  fill: toneVars.base,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
/** Steps back behind the one that matters. */
export const quietBar = style({
  fill: `color-mix(in oklch, ${toneVars.base} 28%, transparent)`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
})
