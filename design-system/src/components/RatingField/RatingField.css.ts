import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { globalStyle, style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { text } from '../../css/factories.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How much of a star is filled, in percent. */
export const share = createVar('share')
const size = createVar('star-size')
/** Space between two stars. */
const room = createVar('star-room')

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 26,
  flexWrap: 'wrap',
})
export const row = style({
  position: 'relative',
  display: 'flex',
  maxInlineSize: '100%',
  vars: { [room]: `max(0px, ${vars.density.control} - 30px)` },
  // The first star begins where the label does.
  marginInlineStart: `calc(${room} / -2)`,
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
    '&[data-disabled]': { opacity: 0.5 },
  },
})
export const sizes = styleVariants({ small: '20px', medium: '24px', large: '32px' }, (side) => ({
  vars: { [size]: side },
}))

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
})

/** Stars touch each other, so that there is no gap in which a press means nothing. */
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: `0 1 max(24px, ${size} + ${room})`,
  minInlineSize: 0,
  blockSize: `max(${size} + 4px, 26px)`,
  color: vars.color.lineControl,
  selectors: { '[data-invalid] > &': { color: vars.tone.danger.base } },
  '@media': {
    [media.touch]: { blockSize: 44, flexBasis: 44 },
    [media.forcedColors]: { color: 'CanvasText' },
  },
})
export const picture = style({ display: 'block', position: 'relative', inlineSize: size, blockSize: size })
/** Shows as much of the filled star as counts, from the side where reading starts. */
export const full = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: share,
  overflow: 'hidden',
  color: toneVars.base,
  '@media': { [media.forcedColors]: { color: 'Highlight' } },
})
globalStyle('components', `${picture} svg`, {
  display: 'block',
  inlineSize: size,
  maxInlineSize: 'none',
  blockSize: size,
})
export const filled = style({})
globalStyle('components', `${filled} > svg`, { fill: 'currentColor' })

export const value = style({
  flex: 'none',
  ...text('sm', 'medium'),
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
