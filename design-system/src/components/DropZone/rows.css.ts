import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const rows = style({ display: 'grid', gap: 8, marginBlockStart: 8 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  padding: 8,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})
export const preview = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
})
export const picture = style({
  gridArea: '1 / 1',
  inlineSize: 40,
  blockSize: 40,
  objectFit: 'cover',
  // Until its address is known, a picture without one would draw a frame over the sign.
  selectors: { '&:not([src])': { visibility: 'hidden' } },
})
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: 2 })
export const title = style({ ...text('md', 'medium'), minInlineSize: 0 })
export const meta = style({
  ...text('xs'),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[data-failed]': { color: vars.tone.danger.ink } },
})
export const done = style({
  color: vars.tone.success.ink,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})
export const actions = style({ flex: 'none', display: 'flex', gap: 2 })
