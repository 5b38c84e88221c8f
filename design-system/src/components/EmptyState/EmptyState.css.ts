import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { artWidth } from './illustrations/parts.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  textAlign: 'center',
})
export const sizes = {
  small: style({ gap: 10, padding: 16, vars: { [artWidth]: '96px' } }),
  medium: style({ gap: 16, padding: '32px 24px' }),
  large: style({ gap: 24, padding: '64px 24px', vars: { [artWidth]: '240px' } }),
}
export const words = style({ display: 'grid', gap: 4, maxInlineSize: '44ch' })
export const description = style({
  ...text('md'),
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })
