import { text } from '../css/factories.ts'
import { style } from '../css/style.ts'
import { vars } from '../tokens/contract.css.ts'

export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: vars.layer.tooltip,
  padding: '10px 16px',
  borderRadius: vars.radius.control,
  background: vars.tone.primary.solid,
  color: vars.tone.primary.onSolid,
  ...text('md', 'semibold'),
  textDecoration: 'none',
  translate: '0 -200%',
  selectors: { '&:focus': { translate: '0 0', outline: `2px solid ${vars.color.ink}`, outlineOffset: 2 } },
  '@media': { print: { display: 'none' } },
})
