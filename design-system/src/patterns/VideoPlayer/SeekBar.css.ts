import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Where the video stands, and where the tip does: 0 to 1. */
export const at = createVar('at')
export const tipAt = createVar('tip-at')
/** How long a chapter is, in seconds, and how much of it has gone: 0 to 1. */
export const length = createVar('length')
export const filled = createVar('filled')

const thumbSize = 14

export const bar = style({
  position: 'relative',
  display: 'flex',
  gap: 3,
  blockSize: 24,
  alignItems: 'center',
})
export const part = style({
  position: 'relative',
  flex: `${length} 1 0`,
  blockSize: 4,
  minInlineSize: 2,
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  overflow: 'hidden',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc(${filled} * 100%)`,
    background: vars.tone.primary.solid,
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      '::after': { background: 'Highlight' },
    },
  },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: 24,
  margin: 0,
  opacity: 0,
  cursor: 'default',
})
export const thumb = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${thumbSize / 2}px)`,
  insetInlineStart: `calc(${at} * (100% - ${thumbSize}px))`,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.full,
  background: vars.color.ink,
  pointerEvents: 'none',
  selectors: {
    'input:focus-visible + &': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
})
export const tip = style({
  ...text('xs', 'medium'),
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 4px)',
  insetInlineStart: `clamp(0px, calc(${tipAt} * 100% - 72px), calc(100% - 144px))`,
  inlineSize: 144,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: 6,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
})
export const thumbnail = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
})
