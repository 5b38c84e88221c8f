import { createVar, keyframes } from '@vanilla-extract/css'
import { text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How much of a slide's time has gone, from 0 to 1. */
export const share = createVar('share')

/** In forced colours the dark theme's inks would stand on the system's ground. */
const readable = { [vars.color.ink]: 'CanvasText', [vars.color.inkMuted]: 'CanvasText' }

export const player = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio: '16 / 9',
  minBlockSize: 260,
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  color: vars.color.ink,
  containerType: 'inline-size',
  outline: 'none',
  selectors: { '&:fullscreen': { borderRadius: 0 }, '&[data-idle]': { cursor: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', vars: readable } },
})
export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const slides = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  paddingBlockEnd: 72,
  paddingBlockStart: 0,
  background: `radial-gradient(ellipse at 80% 0%, ${vars.tone.primary.line}, ${vars.color.canvas} 75%)`,
})
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
export const slide = style({
  inlineSize: '46cqi',
  minInlineSize: 0,
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  scale: `calc(1 + 0.06 * ${share})`,
  rotate: `calc(0.6deg - 1.2deg * ${share})`,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.easeOut}`,
  ...transition('scale, rotate', 'slow'),
  maxBlockSize: '40cqi',
  '@media': { '(prefers-reduced-motion: reduce)': { scale: '1', rotate: 'none', animation: 'none' } },
})

export const head = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  gap: 8,
  padding: '16px 24px 40px',
  ...text('md', 'semibold'),
  background: `linear-gradient(${vars.color.scrim}, transparent)`,
  pointerEvents: 'none',
  '@container': { '(max-width: 560px)': { padding: '12px 16px 32px' } },
})
export const overline = style({
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const fading = style({
  ...transition('opacity', 'base'),
  selectors: { '[data-idle] &': { opacity: 0 } },
})
export const press = style({ position: 'absolute', inset: 0 })

export const bigPlace = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})
export const bigPlay = style({
  pointerEvents: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 76,
  blockSize: 76,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.tone.neutral.solid,
  color: vars.tone.neutral.onSolid,
  boxShadow: vars.shadow.overlay,
  ...transition('background-color, scale'),
  selectors: {
    '&[data-hovered]': { background: vars.tone.neutral.solidHover, scale: '1.04' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
  '@container': { '(max-width: 560px)': { inlineSize: 56, blockSize: 56 } },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
})

export const foot = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  pointerEvents: 'none',
})
export const captions = style({ margin: 0, paddingInline: 24, textAlign: 'center', minBlockSize: 36 })
export const caption = style({
  ...text('lg', 'medium'),
  display: 'inline-block',
  paddingBlock: 6,
  paddingInline: 14,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.ink,
  '@container': { '(max-width: 560px)': { fontSize: 13, lineHeight: 1.4, paddingInline: 10 } },
})
