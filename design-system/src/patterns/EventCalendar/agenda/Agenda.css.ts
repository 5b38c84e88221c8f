import { boxPress, control, focusRing, merge, text, touchTarget } from '../../../css/factories.ts'
import { media } from '../../../css/states.ts'
import { style } from '../../../css/style.ts'
import { toneVars } from '../../../css/tones.css.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const list = style({
  position: 'relative',
  blockSize: '100%',
  overflowY: 'auto',
  '@media': {
    [media.belowMd]: { blockSize: 'max(460px, calc(100dvh - 260px))' },
    [media.print]: { blockSize: 'auto', overflow: 'visible' },
  },
})
export const empty = style({ display: 'grid', placeItems: 'center', blockSize: '100%', minBlockSize: 360 })
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 104px) minmax(0, 1fr)',
  maxInlineSize: '100%',
  paddingBlock: 8,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 64px) minmax(0, 1fr)', paddingInline: '8px 4px' },
  },
})
export const date = style(
  control(touchTarget, {
    display: 'flex',
    alignSelf: 'start',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 40,
    padding: 0,
    paddingInlineEnd: 8,
    borderRadius: vars.radius.control,
    textAlign: 'start',
    selectors: { ...focusRing(), '&:hover': { background: vars.color.hover } },
    '@media': { [media.belowSm]: { flexDirection: 'column', gap: 0, alignSelf: 'start' } },
  }),
)
export const number = style({
  ...text('xl', 'heavy'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-today]': { background: vars.tone.primary.solid, color: vars.tone.primary.onSolid } },
})
export const weekday = style({
  ...text('xs', 'medium'),
  color: vars.color.inkMuted,
  selectors: { '&[data-today]': { color: vars.tone.primary.ink } },
})
export const items = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
})
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 40,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -2 },
  },
})
/** In a line where there is room, else below each other. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  minInlineSize: 0,
  paddingBlock: 6,
})
export const bar = style({
  alignSelf: 'stretch',
  marginBlock: 6,
  inlineSize: 3,
  borderRadius: vars.radius.full,
  background: toneVars.base,
  forcedColorAdjust: 'none',
})
export const when = style({
  ...text('sm'),
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  flex: '0 1 172px',
  '@media': { [media.belowSm]: { order: 1 } },
})
export const what = style({
  flex: '1 1 200px',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  color: vars.color.inkMuted,
})
export const open = style(
  merge(boxPress(), {
    ...text('md', 'semibold'),
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    selectors: { '[data-past] &': { color: vars.color.inkMuted, fontWeight: vars.weight.medium } },
  }),
)
export const calendar = style({
  ...text('xs'),
  color: vars.color.inkMuted,
  '@media': { [media.belowSm]: { display: 'none' } },
})
