import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const preview = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 160,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
})
