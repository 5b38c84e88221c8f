import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: '32px 24px',
  minInlineSize: 0,
  textAlign: 'center',
})
export const words = style({ display: 'grid', gap: 4, maxInlineSize: '44ch' })
export const description = style({
  ...text('md'),
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })
