import { surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 24 } },
})
export const member = style({
  ...surface('resting', 'card'),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: '28px 16px 24px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const name = style({ ...text('lg', 'strong'), margin: 0, marginBlockStart: 16, color: vars.color.ink })
export const role = style({ ...text('md'), margin: 0, color: vars.color.inkMuted })
