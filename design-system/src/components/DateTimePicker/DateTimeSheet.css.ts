import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The time under the days, and the way out. */
export const foot = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
