import { createVar } from '@vanilla-extract/css'
import { merge, surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Where the arrow stands, from the card's left edge. */
export const arrowAt = createVar()

/** Darkens the page and takes its presses, but for the hole that its path leaves. */
export const dim = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 0,
  zIndex: vars.layer.overlay,
  background: `oklch(from ${vars.color.scrim} l c h / 0.66)`,
  forcedColorAdjust: 'none',
})
// Nothing but the root's own colour is drawn in the gutter kept for the scrollbar, so it darkens with the page.
globalStyle('components', `:root:has(${dim})`, {
  backgroundColor: `color-mix(in srgb, ${vars.color.canvas}, oklch(from ${vars.color.scrim} l c h / 1) 66%)`,
})

export const ring = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  borderRadius: 13,
  border: `2px solid ${vars.color.focusRing}`,
  boxShadow: `0 0 0 4px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
  pointerEvents: 'none',
})

export const card = style(
  merge(surface('overlay', 'overlay'), {
    position: 'fixed',
    zIndex: vars.layer.overlay,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    inlineSize: 384,
    maxInlineSize: 'calc(100vw - 32px)',
    maxBlockSize: 'calc(100dvh - 32px)',
    padding: 20,
    background: vars.color.surfaceRaised,
    outline: 'none',
    overflowWrap: 'anywhere',
  }),
)
const anySheet = {
  insetInline: 0,
  inlineSize: 'auto',
  maxInlineSize: 'none',
} as const
export const sheet = style({
  ...anySheet,
  insetBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  paddingBlockEnd: 'max(20px, env(safe-area-inset-bottom))',
})
/** Where the target is at the foot of the window. */
export const upperSheet = style({
  ...anySheet,
  insetBlockStart: 0,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
})

const arrow = style({
  position: 'absolute',
  inlineSize: 14,
  blockSize: 14,
  marginInline: -7,
  background: vars.color.surfaceRaised,
  rotate: '45deg',
  selectors: {
    '&:dir(ltr)': { insetInlineStart: arrowAt },
    '&:dir(rtl)': { insetInlineEnd: arrowAt },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
})
export const arrowUp = style([arrow, { insetBlockStart: -6 }])
export const arrowDown = style([arrow, { insetBlockEnd: -6 }])

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 30,
})
export const words = style({
  ...text('md'),
  minBlockSize: 20,
  overflowY: 'auto',
  color: vars.color.inkMuted,
})
export const hint = style({
  ...text('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 12px',
  borderRadius: 10,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
})
export const progress = style({ display: 'flex', gap: 4, paddingBlock: 4 })
export const bar = style({
  flex: 1,
  blockSize: 3,
  borderRadius: 2,
  background: vars.color.lineStrong,
  selectors: {
    '&[data-state="now"]': { background: vars.tone.primary.base },
    '&[data-state="past"]': {
      background: `color-mix(in oklch, ${vars.tone.primary.base} 60%, ${vars.color.surfaceRaised})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'GrayText',
      selectors: { '&:not([data-state="next"])': { background: 'Highlight' } },
    },
  },
})
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
export const keys = style({
  ...text('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: vars.color.inkSubtle,
  '@media': { [media.touch]: { display: 'none' } },
})
export const escape = style({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 8 })
export const onward = style({ display: 'flex', gap: 8, marginInlineStart: 'auto' })
