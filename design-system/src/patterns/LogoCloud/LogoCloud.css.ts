import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const root = style({ display: 'grid', gap: 20, minInlineSize: 0, overflowWrap: 'anywhere' })
export const label = style({
  ...text('sm', 'medium'),
  margin: 0,
  textAlign: 'center',
  color: vars.color.inkSubtle,
})
export const logos = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '16px 44px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const logo = style({
  ...text('xl', 'strong'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: vars.color.inkMuted,
})
/** Each writes its name in a hand of its own; letters of Arabic are never spaced. */
export const hands = {
  heron: style({ fontWeight: vars.weight.heavy, letterSpacing: '-0.03em' }),
  tide: style({ fontWeight: vars.weight.medium, letterSpacing: '0.01em' }),
  house: style({ fontWeight: vars.weight.semibold }),
  kiln: style({ fontWeight: vars.weight.heavy }),
  orbit: style({ fontWeight: vars.weight.regular, letterSpacing: '0.02em' }),
  weave: style({ fontWeight: vars.weight.strong, letterSpacing: '-0.01em' }),
}
export const sign = style({
  flex: 'none',
  inlineSize: 26,
  blockSize: 26,
  fill: 'currentColor',
  fillRule: 'evenodd',
})
