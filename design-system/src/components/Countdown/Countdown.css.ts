import { surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const countdown = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  '@media': { [media.sm]: { gap: 12 } },
})
export const cell = style({
  ...surface('resting', 'card'),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minInlineSize: 0,
  paddingBlock: 14,
  paddingInline: 4,
})
export const figure = style({
  ...text('3xl', 'heavy'),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.sm]: text('4xl', 'heavy') },
})
export const unit = style({
  ...text('xs', 'medium'),
  color: vars.color.inkMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
