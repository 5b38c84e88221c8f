import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const colorField = style({
  ...text('md'),
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  background: toneVars.soft,
  color: toneVars.ink,
  overflowWrap: 'anywhere',
})
