import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const rows = style({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink,
})
