import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const line = style({ display: 'flex', alignItems: 'center', gap: 16, minInlineSize: 0 })
export const face = style({
  position: 'relative',
  flex: 'none',
  borderRadius: vars.radius.full,
  selectors: {
    '[data-invalid] > &': { outline: `2px solid ${vars.tone.danger.base}`, outlineOffset: 2 },
    '[data-disabled] > &': { opacity: 0.55 },
  },
})
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.full,
  // Until its address is known, a picture without one would draw a frame over the initials.
  selectors: { '&:not([src])': { visibility: 'hidden' } },
})
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flexDirection: 'column', alignItems: 'flex-start' } },
})
