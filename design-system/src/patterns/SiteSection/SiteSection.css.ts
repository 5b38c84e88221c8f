import { text } from '../../css/factories.ts'
import { from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const section = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  minInlineSize: 0,
  outline: 'none',
  // An anchor keeps a distance from the navigation that is made for lines of text.
  scrollMarginBlockStart: -24,
})
export const layouts = {
  centered: style({}),
  start: style({}),
  side: style({
    '@media': { [from(900)]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)', gap: 48 } },
  }),
}
export const words = style({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
  selectors: { [`${layouts.centered} > &`]: { justifyItems: 'center', textAlign: 'center' } },
})
export const eyebrow = style({ ...text('md', 'strong'), margin: 0, color: vars.tone.primary.ink })
export const title = style({
  ...text('3xl', 'heavy'),
  margin: 0,
  color: vars.color.ink,
  textWrap: 'balance',
  '@media': { [media.md]: { selectors: { [`${layouts.centered} &`]: text('4xl', 'heavy') } } },
})
export const description = style({
  ...text('lg'),
  margin: 0,
  color: vars.color.inkMuted,
  maxInlineSize: '62ch',
  textWrap: 'pretty',
  selectors: { [`${layouts.centered} &`]: { textWrap: 'balance' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 10 })
export const content = style({ minInlineSize: 0 })
