import { focusRing } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { block } from '../Button/Button.css.ts'

export const target = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  outline: 'none',
  verticalAlign: 'middle',
  selectors: {
    ...focusRing(),
    '&[aria-disabled]': { cursor: 'not-allowed' },
    // A button that fills its place fills it when it is refused, too.
    [`&:has(> [inert] > ${block})`]: { display: 'flex', inlineSize: '100%' },
  },
})

export const disabled = style({ flexGrow: 1, minInlineSize: 0 })
