import { createVar } from '@vanilla-extract/css'
import { text, trackColor } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const color = createVar('color')
export const size = createVar('size')

export const gauge = style({
  position: 'relative',
  inlineSize: size,
  maxInlineSize: '100%',
  marginInline: 'auto',
})
export const shapes = style({ display: 'block', inlineSize: '100%', direction: 'ltr', overflow: 'visible' })
const stroke = { fill: 'none', strokeWidth: 20, strokeLinecap: 'round' } as const
export const track = style({
  ...stroke,
  stroke: trackColor,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const arc = style({
  ...stroke,
  stroke: color,
  transitionProperty: 'stroke-dashoffset, stroke-dasharray',
  transitionDuration: vars.motion.slow,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
export const dashed = style({ strokeLinecap: 'butt', strokeWidth: 18 })
export const words = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  overflowWrap: 'anywhere',
  textAlign: 'center',
})
export const inMiddle = style({ insetBlock: 0, alignContent: 'center' })
export const value = style({
  ...text('xl', 'heavy'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})
export const label = style({ ...text('xs'), color: vars.color.inkMuted, paddingInline: '16%' })
