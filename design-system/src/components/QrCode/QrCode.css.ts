import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Dark on light, whatever is around: many cameras read nothing else. */
export const frame = style({
  inlineSize: 176,
  maxInlineSize: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
})
