import { text } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const anchor = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' })

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
  solid: style({ background: toneVars.solid, color: toneVars.onSolid }),
}
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  minInlineSize: 0,
  padding: 0,
  background: toneVars.base,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
const onCorner = {
  position: 'absolute',
  pointerEvents: 'none',
  boxShadow: `0 0 0 2px ${vars.color.canvas}`,
} as const
export const corner = style({
  ...onCorner,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: 18,
  paddingInline: 5,
  translate: '35% -35%',
  selectors: { [rtl]: { translate: '-35% -35%' } },
})
/** A dot sits inside the corner of a round or icon button, on the picture and not beside it. */
export const cornerDot = style({ ...onCorner, insetBlockStart: '20%', insetInlineEnd: '22%' })
