import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const group = style({ minInlineSize: 0 })
export const label = style({
  ...text('sm', 'semibold'),
  marginBlockEnd: 4,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const cards = style({ selectors: { '* + &': { marginBlockStart: 10 } } })
