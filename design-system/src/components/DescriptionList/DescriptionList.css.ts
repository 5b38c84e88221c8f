import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const tracks = 'fit-content(40%) minmax(0, 1fr)'

export const list = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  alignItems: 'baseline',
  columnGap: 16,
  rowGap: 10,
  ...text('md'),
})
export const twoColumns = style({
  '@media': { [media.sm]: { gridTemplateColumns: `${tracks} ${tracks}`, columnGap: 24 } },
})
export const term = style({ color: vars.color.inkMuted, overflowWrap: 'anywhere' })
export const description = style({
  minInlineSize: 0,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

/** Facts side by side in a line that breaks between them. */
export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 6 })
export const pair = style({ display: 'flex', gap: 6, minInlineSize: 0 })
