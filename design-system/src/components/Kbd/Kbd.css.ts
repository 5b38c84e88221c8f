import { text, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const kbd = style({
  ...text('2xs', 'medium'),
  display: 'inline-block',
  paddingInline: 6,
  lineHeight: '20px',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  color: vars.color.inkMuted,
  textAlign: 'center',
  maxInlineSize: '100%',
  ...truncate,
  minInlineSize: 20,
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
