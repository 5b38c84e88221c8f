import { focusRing } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const target = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  outline: 'none',
  verticalAlign: 'middle',
  selectors: { ...focusRing(), '&[aria-disabled]': { cursor: 'not-allowed' } },
})
