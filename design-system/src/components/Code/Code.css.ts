import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const code = style({
  paddingBlock: '0.1em',
  paddingInline: '0.4em',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
