import { keyframes } from '@vanilla-extract/css'
import { merge, surface, text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const scrim = style({
  ...transition('opacity'),
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  // It comes softly and goes at once: what was chosen is what one waits for.
  selectors: { [state.entering]: { opacity: 0 } },
  '@media': { [media.sm]: { paddingBlockStart: '12dvh' } },
})
// Nothing but the root's own colour is drawn in the gutter kept for the scrollbar, so it darkens with the page.
globalStyle('components', `:root:has(${scrim})`, {
  backgroundColor: `color-mix(in srgb, ${vars.color.canvas}, oklch(from ${vars.color.scrim} l c h / 1) 36%)`,
})
globalStyle('components', `:root:has(${scrim}) body`, { minBlockSize: '100dvh' })

export const panel = style(
  merge(surface('overlay', 'overlay'), transition('opacity, transform'), {
    inlineSize: '100%',
    // What an on-screen keyboard covers is left free.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    borderRadius: 0,
    overflow: 'hidden',
    selectors: { [state.entering]: { opacity: 0, transform: 'translateY(8px)' } },
    '@media': {
      [media.sm]: {
        inlineSize: 'min(640px, 92vw)',
        // Of one height, so that nothing jumps while one types.
        blockSize: 'min(540px, 72dvh)',
        borderRadius: vars.radius.overlay,
      },
    },
  }),
)
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
})
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: '20px 12px',
  color: vars.color.inkSubtle,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 56,
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  color: vars.color.ink,
  ...text('lg'),
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.inkSubtle, opacity: 1, unicodeBidi: 'plaintext' },
  },
})
export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
})
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const title = style({
  ...text('xs', 'semibold'),
  color: vars.color.inkSubtle,
  paddingBlock: '12px 6px',
  paddingInline: 12,
})
const come = keyframes({ from: { opacity: 0 } })
export const awaited = style({
  // Answers that come soon need no stand-in.
  animation: `${come} ${vars.motion.fast} 150ms backwards`,
})
export const nothing = style({
  ...text('md'),
  display: 'grid',
  gap: 4,
  padding: '32px 24px 16px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.inkMuted,
})
export const nothingTitle = style({ ...text('lg', 'semibold'), color: vars.color.ink })
export const footer = style({
  ...text('xs'),
  display: 'none',
  gap: 20,
  paddingBlock: 10,
  paddingInline: 20,
  color: vars.color.inkMuted,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [`${media.sm} and (pointer: fine)`]: { display: 'flex', flexWrap: 'wrap' } },
})
export const tip = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
