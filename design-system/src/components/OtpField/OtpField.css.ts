import { keyframes } from '@vanilla-extract/css'
import { merge, text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { loop } from '../../internal/loop.ts'
import { vars } from '../../tokens/contract.css.ts'

const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-4px)' },
  '40%, 80%': { transform: 'translateX(4px)' },
})
const blink = keyframes({ '0%, 49%': { opacity: 1 }, '50%, 100%': { opacity: 0 } })

export const line = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const code = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    // The tokens of motion are next to nothing where less motion is asked for.
    [state.invalid]: { animation: `${shake} ${vars.motion.slow} ${vars.motion.easeOut}` },
    [state.disabled]: { opacity: 0.55 },
  },
})
export const boxes = style({ display: 'flex', alignItems: 'center', gap: 8, maxInlineSize: '100%' })
export const group = style({ display: 'flex', gap: 8, minInlineSize: 0 })
export const dash = style({
  inlineSize: 10,
  blockSize: 2,
  flex: '0 1 auto',
  borderRadius: 1,
  background: vars.color.lineControl,
})

const active = '&[data-active]'
export const box = style({
  ...text('xl', 'semibold'),
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.lineControl}`,
  background: vars.color.surface,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  ...transition('border-color, box-shadow'),
  selectors: {
    '&[data-readonly]': { background: vars.color.sunken },
    [state.invalid]: { borderColor: vars.tone.danger.base },
    [active]: {
      borderColor: vars.color.focusRing,
      boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
      outline: '1px solid transparent',
    },
    '&[data-active][data-invalid]': {
      borderColor: vars.tone.danger.base,
      boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.tone.danger.base} 24%, transparent)`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [active]: { outline: '2px solid Highlight' } } },
  },
})
export const sizes = styleVariants(
  {
    small: vars.density.controlSmall,
    medium: vars.density.control,
    large: vars.density.controlLarge,
  },
  (side, name) => ({
    inlineSize: side,
    blockSize: `calc(${side} + ${name === 'small' ? 2 : 6}px)`,
    ...(name === 'small' ? text('md', 'semibold') : {}),
    '@media': { [media.touch]: { inlineSize: 44, blockSize: 48 } },
  }),
)
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
export const caret = style(
  merge(
    { inlineSize: 1.5, blockSize: 18, background: vars.color.ink, borderRadius: 1 },
    loop(`${blink} 1.1s step-end infinite`),
  ),
)

/** Lies over the boxes and shows nothing of its own; 16 px keep a phone from zooming in. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: 16,
  fontFamily: 'inherit',
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
  opacity: 0,
  selectors: { '&::selection': { background: 'transparent' } },
})
export const pending = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  color: vars.color.inkMuted,
})
