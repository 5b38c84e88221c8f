import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const capsLock = style({
  ...text('sm', 'medium'),
  color: vars.tone.warning.ink,
  selectors: { '&:not(:empty)': { marginBlockStart: 6 } },
})
