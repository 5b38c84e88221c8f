import { surface, text } from '../../css/factories.ts'
import { from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const plan = style({
  ...surface('resting', 'card'),
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 24,
  overflowWrap: 'anywhere',
})
export const marked = style({
  boxShadow: `0 0 0 2px ${vars.tone.primary.solid}, ${vars.shadow.overlay}`,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
})
export const name = style({ ...text('xl', 'strong'), margin: 0, color: vars.color.ink })
export const description = style({ ...text('md'), margin: 0, color: vars.color.inkMuted })
export const cost = style({ margin: 0, marginBlock: '14px 6px' })
export const price = style({ ...text('4xl', 'heavy'), fontVariantNumeric: 'tabular-nums' })
export const period = style({ ...text('md'), color: vars.color.inkMuted })
export const points = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  margin: 0,
  marginBlockEnd: 24,
  padding: 0,
  listStyle: 'none',
})
export const point = style({ ...text('md'), display: 'flex', gap: 10, color: vars.color.inkMuted })
export const check = style({
  flex: 'none',
  display: 'inline-flex',
  paddingBlock: 1,
  color: vars.tone.primary.ink,
})
