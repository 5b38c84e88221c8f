import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

const pair = 'fit-content(40%) minmax(0, 1fr)'

export const list = style({
  display: 'grid',
  gridTemplateColumns: pair,
  alignItems: 'baseline',
  columnGap: 16,
  rowGap: 10,
  ...text('md'),
})
export const twoColumns = style({
  '@media': { [media.sm]: { gridTemplateColumns: `${pair} ${pair}`, columnGap: 24 } },
})
export const term = style({ color: vars.color.inkMuted, overflowWrap: 'anywhere' })
export const description = style({
  minInlineSize: 0,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
