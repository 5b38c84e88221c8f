import { appear, focusRing, merge, text } from '../css/factories.ts'
import { media } from '../css/states.ts'
import { globalStyle, style } from '../css/style.ts'
import { vars } from '../tokens/contract.css.ts'

const padding = vars.density.cardPadding

export const scrim = style(
  merge(appear('none', 'base'), {
    position: 'fixed',
    insetBlock: 0,
    insetInline: 0,
    zIndex: vars.layer.overlay,
    display: 'flex',
  }),
)
export const dim = style({ background: vars.color.scrim })
// Nothing but the root's own colour is drawn in the gutter kept for the scrollbar, so it darkens with the page.
globalStyle('components', `:root:has(${dim}:not([data-exiting]))`, {
  backgroundColor: `color-mix(in srgb, ${vars.color.canvas}, oklch(from ${vars.color.scrim} l c h / 1) 36%)`,
})
globalStyle('components', `:root:has(${scrim}) body`, { minBlockSize: '100dvh' })

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: 'inherit',
  outline: 'none',
})
export const header = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  paddingBlock: '20px 12px',
  paddingInline: padding,
})
export const titles = style({ display: 'grid', gap: 4, flex: 1, minInlineSize: 0 })
export const title = style({ ...text('xl', 'strong'), overflowWrap: 'anywhere', textWrap: 'balance' })
export const description = style({ ...text('md'), color: vars.color.inkMuted, overflowWrap: 'anywhere' })
/** Along the panel's upper edge, where it covers nothing. */
export const progress = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 })
/** Lines the cross up with the panel's padding, not the button's edge. */
export const close = style({ marginBlock: -5, marginInlineEnd: -8 })
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: '4px 20px',
  paddingInline: padding,
  outline: 'none',
  ...text('md'),
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-overflowing]': { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: 16 },
    '&:focus-visible': focusRing('-2px')?.['&[data-focus-visible]'] ?? {},
  },
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  paddingBlock: '4px 20px',
  paddingInline: padding,
  selectors: {
    '[data-overflowing] + &': { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlock: 16 },
  },
  '@media': {
    [media.belowSm]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    },
  },
})
