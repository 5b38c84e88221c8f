import { truncate } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** What a button needs besides the looks of a field. */
export const trigger = style({
  inlineSize: '100%',
  margin: 0,
  textAlign: 'start',
  cursor: 'default',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
})
export const words = style({
  ...truncate,
  flex: 1,
  // As wide as the longest choice from the start, so that choosing moves nothing.
  selectors: {
    '&::after': {
      content: 'attr(data-longest)',
      display: 'block',
      blockSize: 0,
      visibility: 'hidden',
      fontWeight: vars.weight.medium,
    },
  },
})
export const placeholder = style({ color: vars.color.inkSubtle, fontWeight: vars.weight.regular })
export const icon = style({
  display: 'flex',
  flex: 'none',
  position: 'relative',
  minInlineSize: 18,
  minBlockSize: 18,
  color: vars.color.inkMuted,
})
export const popup = style({ minInlineSize: 'var(--trigger-width)' })
export const list = style({ display: 'grid', gap: 1, padding: 6, outline: 'none' })
