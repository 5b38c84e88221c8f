import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const log = style({
  blockSize: '100%',
  boxSizing: 'border-box',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 24,
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
})
export const entry = style({ paddingBlockEnd: 4 })
export const last = style({ paddingBlockEnd: 16 })
export const day = style({
  ...text('sm', 'medium'),
  color: vars.color.inkMuted,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlockEnd: 16,
  '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
})
export const line = style({ display: 'flex', alignItems: 'end', gap: 10 })
export const ownLine = style({ flexDirection: 'row-reverse' })
export const face = style({ flex: 'none', inlineSize: 32 })
export const author = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const bubble = style({
  ...text('md'),
  minInlineSize: 0,
  maxInlineSize: '70%',
  boxSizing: 'border-box',
  paddingBlock: 8,
  paddingInline: 14,
  borderRadius: vars.radius.card,
  background: vars.color.hover,
  color: vars.color.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const own = style({ background: vars.tone.primary.solid, color: vars.tone.primary.onSolid })
export const note = style({
  ...text('xs'),
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const states = {
  neutral: style({ display: 'grid', color: vars.color.inkMuted }),
  primary: style({ display: 'grid', color: vars.tone.primary.ink }),
  danger: style({ display: 'grid', color: vars.tone.danger.ink }),
}
