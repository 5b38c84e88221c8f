import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const message = style({ display: 'grid', gap: 12, minInlineSize: 0 })
export const frame = style({
  display: 'block',
  border: 0,
  inlineSize: '100%',
  minBlockSize: 24,
  borderRadius: vars.radius.control,
  // A frame is not focused itself where its page is.
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
})
/** A mail with colours of its own lies on white paper in every theme, as it was written. */
export const paper = style({ background: vars.color.surface, outline: `1px solid ${vars.color.line}` })
