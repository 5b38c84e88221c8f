import { text } from '../../css/factories.ts'
import { rem } from '../../css/rem.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const picker = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  minBlockSize: 320,
  boxSizing: 'border-box',
})
export const root = style({ display: 'flex', flexDirection: 'column', gap: 8, blockSize: 320 })
export const search = style({
  ...text('md'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  flex: 'none',
  minBlockSize: vars.density.control,
  paddingInline: 12,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-1px' },
})
export const viewport = style({ position: 'relative', flex: 1, minBlockSize: 0, outline: 'none' })
export const hint = style({
  ...text('sm'),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
})
export const list = style({ paddingBlockEnd: 8 })
export const category = style({
  ...text('xs', 'medium'),
  boxSizing: 'border-box',
  paddingBlock: 6,
  paddingInline: 4,
  background: vars.color.surface,
  color: vars.color.inkMuted,
})
export const row = style({ display: 'flex' })
export const emoji = style({
  flex: '1 1 0',
  minInlineSize: 0,
  aspectRatio: '1',
  maxBlockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  // Never wider than its cell, however large the text is.
  fontSize: `min(${rem(22)}, 7cqi)`,
  overflow: 'clip',
  lineHeight: '1',
  cursor: 'default',
  selectors: { '&[data-active]': { background: vars.color.hover } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
  },
})
