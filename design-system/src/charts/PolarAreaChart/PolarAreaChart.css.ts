import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const at = createVar('at')

export const ring = style({
  fill: 'none',
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
/** A figure of the scale, up from the middle. */
export const scale = style({
  ...text('xs'),
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: at,
  translate: '-50% -50%',
  paddingInline: 4,
  borderRadius: vars.radius.small,
  background: `color-mix(in oklab, ${vars.color.surface} 84%, transparent)`,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
