import { truncate } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: 'inherit',
  font: `${vars.weight.heavy} 17px/28px ${vars.font.body}`,
  letterSpacing: vars.tracking['2xl'],
})
export const name = style(truncate)
export const sign = style({ flex: 'none', display: 'block' })
export const from = style({ stopColor: vars.brand.from })
export const to = style({ stopColor: vars.brand.to })
export const letter = style({
  fill: 'none',
  stroke: vars.brand.onArt,
  strokeWidth: 2.6,
  strokeLinejoin: 'round',
})
export const dot = style({ fill: vars.brand.onArt })
