import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const badge = style({
  ...text('2xs', 'strong'),
  display: 'inline-block',
  boxSizing: 'border-box',
  flex: 'none',
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: vars.radius.full,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const looks = {
  quiet: style({ background: vars.color.sunken, color: vars.color.inkMuted }),
  soft: style({ background: toneVars.soft, color: toneVars.ink }),
}
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  minInlineSize: 0,
  padding: 0,
  background: toneVars.base,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
