import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const options = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.inkSubtle,
})
export const foot = style({ paddingInline: 12, paddingBlockStart: 8 })
