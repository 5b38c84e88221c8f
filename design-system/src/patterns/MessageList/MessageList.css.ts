import { text, truncate } from '../../css/factories.ts'
import { rem } from '../../css/rem.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  blockSize: '100%',
  minBlockSize: 0,
})
export const log = style({
  flex: 1,
  minBlockSize: 0,
  boxSizing: 'border-box',
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehavior: 'contain',
  // The place is kept by hand, as not every browser does it.
  overflowAnchor: 'none',
  scrollPaddingBlock: '52px 24px',
  paddingBlock: 24,
  paddingInline: 24,
  '@media': { [media.belowSm]: { paddingInline: 12 } },
})
export const rows = style({ display: 'flex', flexDirection: 'column' })
export const entry = style({ paddingBlockEnd: 4 })
export const last = style({ paddingBlockEnd: 16 })
export const day = style({
  ...text('sm', 'medium'),
  color: vars.color.inkMuted,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: '4px 16px',
  '::before': { content: '""', flex: 1, borderBlockStart: '1px solid currentColor', opacity: 0.35 },
  '::after': { content: '""', flex: 1, borderBlockStart: '1px solid currentColor', opacity: 0.35 },
})
export const unread = style({ color: vars.tone.primary.ink, fontWeight: vars.weight.semibold })
export const line = style({
  display: 'flex',
  alignItems: 'end',
  gap: 10,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '4px' },
    '&[data-marked]': {
      boxShadow: `0 0 0 6px ${vars.color.selected}`,
      background: vars.color.selected,
    },
  },
})
export const ownLine = style({ flexDirection: 'row-reverse' })
export const face = style({ flex: 'none', inlineSize: 32 })
export const unseen = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const column = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  minInlineSize: 0,
  maxInlineSize: 'min(72%, 440px)',
})
export const ownColumn = style({ alignItems: 'end' })
export const bubble = style({
  ...text('md'),
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minInlineSize: 0,
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingBlock: 8,
  paddingInline: 14,
  borderRadius: 16,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const words = style({ whiteSpace: 'pre-wrap' })
export const others = style({
  background: `color-mix(in oklab, ${vars.color.ink} 8%, ${vars.color.surface})`,
  color: vars.color.ink,
  borderStartStartRadius: 6,
  borderEndStartRadius: 6,
  selectors: {
    '&[data-first]': { borderStartStartRadius: 16 },
    '&[data-last]': { borderEndStartRadius: 4 },
  },
})
const solid = vars.tone.primary.solid
export const own = style({
  // In a dark theme a deep blue, on which white reads, and not the bright one.
  background: `oklch(from ${solid} min(l, 0.749 - 0.4 * l) c h)`,
  color: `oklch(from ${vars.tone.primary.onSolid} max(l, 0.985) min(c, 0.01) h)`,
  borderStartEndRadius: 6,
  borderEndEndRadius: 6,
  selectors: {
    '&[data-first]': { borderStartEndRadius: 16 },
    '&[data-last]': { borderEndEndRadius: 4 },
  },
})
export const link = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '2px' })
export const quote = style({
  ...text('sm'),
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: `calc(100% + ${rem(12)})`,
  minInlineSize: 0,
  marginInline: -6,
  paddingBlock: 4,
  paddingInline: 10,
  border: 0,
  borderInlineStart: '3px solid currentColor',
  borderRadius: 8,
  // Against its words, so that these stay readable in a bubble of either kind.
  background: 'oklch(from currentColor calc(1 - l) 0 h / 0.12)',
  color: 'inherit',
  textAlign: 'start',
})
export const quotePress = style({
  position: 'relative',
  cursor: 'default',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '1px' } },
})
export const quoteAuthor = style({ ...truncate, fontWeight: vars.weight.semibold })
export const quoteText = style({ ...truncate })
export const note = style({
  ...text('xs'),
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const error = style({ ...text('xs'), marginBlockStart: 4, color: vars.tone.danger.ink })
export const states = {
  neutral: style({ display: 'grid', color: vars.color.inkMuted }),
  primary: style({ display: 'grid', color: vars.tone.primary.ink }),
  danger: style({ display: 'grid', color: vars.tone.danger.ink }),
}
export const reactions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBlockStart: -4,
  paddingInline: 8,
})
export const reaction = style({
  ...text('xs', 'medium'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 26,
  paddingInline: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 999,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'default',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '1px' },
  },
})
export const ownReaction = style({
  borderColor: vars.tone.primary.line,
  background: vars.tone.primary.soft,
  color: vars.tone.primary.ink,
})
export const tools = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 12px)',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: 2,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.raised}, ${vars.shadow.edge}`,
  // It stays until another message is pointed at, so that a pointer on its way loses nothing.
  visibility: 'hidden',
  selectors: {
    [`${line}:is(:hover, :focus-within, :has([aria-expanded="true"])) &`]: { visibility: 'visible' },
    [`${ownColumn} > &`]: { insetInline: 'auto 0' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const quick = style({
  inlineSize: 30,
  blockSize: 30,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontSize: 16,
  lineHeight: '1',
  cursor: 'default',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
})
export const writing = style({
  ...text('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInlineStart: 42,
  color: vars.color.inkMuted,
})
export const dots = style({
  boxSizing: 'border-box',
  inlineSize: 44,
  blockSize: 24,
  borderRadius: 12,
  background: `radial-gradient(circle, currentColor 2.5px, transparent 3px) center / 10px 10px round content-box, ${vars.color.hover}`,
  paddingBlock: 7,
  paddingInline: 7,
})
export const latest = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInline: 0,
  display: 'grid',
  justifyContent: 'center',
  pointerEvents: 'none',
  zIndex: vars.layer.raised,
})
globalStyle('components', `${latest} > *`, { pointerEvents: 'auto' })
