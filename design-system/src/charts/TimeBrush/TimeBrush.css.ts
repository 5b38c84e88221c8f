import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How much lies before and after what shows: 0 to 1. */
export const before = createVar('before')
export const after = createVar('after')

export const brush = style({ display: 'grid', gap: 4 })

/** As wide as the way of the thumbs below. */
export const course = style({
  position: 'relative',
  marginInline: 12,
  paddingBlock: 4,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  overflow: 'hidden',
})
const shade = style({
  position: 'absolute',
  insetBlock: 0,
  background: `color-mix(in oklch, ${vars.color.surface} 72%, transparent)`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { background: 'Canvas', opacity: 0.7, forcedColorAdjust: 'none' } },
})
export const past = style([shade, { insetInlineStart: 0, inlineSize: `calc(${before} * 100%)` }])
export const future = style([shade, { insetInlineEnd: 0, inlineSize: `calc(${after} * 100%)` }])

export const foot = style({
  ...text('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 30,
  color: vars.color.inkMuted,
})
