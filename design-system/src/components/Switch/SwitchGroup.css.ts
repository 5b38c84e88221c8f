import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const list = style({ display: 'grid', gap: 12 })
/** Rows of settings with a line between them, the switches at the far edge. */
export const rows = style({ display: 'grid' })
export const row = style({
  paddingBlock: 12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
