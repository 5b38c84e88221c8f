import { createVar } from '@vanilla-extract/css'
import { text, transition } from '../../css/factories.ts'
import { atLeast } from '../../css/lengths.ts'
import { media, rtl } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Where something stands along the rail, where the fill begins and ends, and the middle between two thumbs: 0 to 1. */
export const at = createVar('at')
export const from = createVar('from')
export const to = createVar('to')
export const middle = createVar('middle')
/** The height of an upright rail. */
export const length = createVar('length')

/** The thumb as it is drawn, and as it is hit. */
const thumbSize = createVar('thumb-size')
const hitSize = createVar('hit-size')
const trackSize = createVar('track-size')

/** The room at the ends of the rail: as much as the hidden thumb is larger than the drawn one. */
export const ends = `calc((${hitSize} - ${thumbSize}) / 2)`
/** Where the middle of a thumb stands. */
export const centre = `calc(${thumbSize} / 2 + ${at} * (100% - ${thumbSize}))`

export const line = style({ display: 'flex', alignItems: 'center', gap: 12, color: vars.color.inkMuted })
export const upright = style({ flexDirection: 'column-reverse', inlineSize: 'fit-content' })
export const value = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', flex: 'none' })

export const labelEnd = style({ display: 'inline-flex', alignItems: 'center', gap: 8, flex: 'none' })

/** Everything in it is written along the rail, so that one set of rules holds for every direction. */
export const area = style({
  flex: 1,
  minInlineSize: 0,
  vars: { [hitSize]: atLeast(24) },
  selectors: { '&[data-disabled]': { opacity: 0.5 } },
  '@media': { [media.touch]: { vars: { [hitSize]: '44px' } } },
})
export const uprightArea = style({
  flex: 'none',
  writingMode: 'vertical-lr',
  direction: 'rtl',
  inlineSize: length,
  selectors: { [rtl]: { writingMode: 'vertical-rl' } },
})
const sizeOf = (thumb: number, track: number) => ({
  vars: { [thumbSize]: `${thumb}px`, [trackSize]: `${track}px` },
})
export const sizes = styleVariants(
  { small: sizeOf(16, 4), medium: sizeOf(20, 6), large: sizeOf(24, 8) },
  (rule) => rule,
)

/** Room for the values that always show over the thumbs. */
export const roomForTips = style({ paddingBlockStart: 24 })

export const rail = style({
  position: 'relative',
  blockSize: 24,
  marginInline: ends,
})
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(50% - ${trackSize} / 2)`,
  blockSize: trackSize,
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
})
export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${thumbSize} / 2 + ${to} * (100% - ${thumbSize}))`,
  background: toneVars.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
export const between = style({
  insetInlineStart: `calc(${thumbSize} / 2 + ${from} * (100% - ${thumbSize}))`,
  inlineSize: `calc((${to} - ${from}) * (100% - ${thumbSize}))`,
})

/** The native input lies unseen over the rail; at its ends its larger thumb stands where the drawn one does. */
const outside = `calc((${thumbSize} - ${hitSize}) / 2)`
const nativeThumb = { appearance: 'none', inlineSize: hitSize, blockSize: hitSize, border: 0 } as const
export const input = style({
  position: 'absolute',
  appearance: 'none',
  margin: 0,
  opacity: 0,
  insetInline: outside,
  inlineSize: 'auto',
  minInlineSize: `calc(100% + ${hitSize} - ${thumbSize})`,
  insetBlockStart: `calc(50% - ${hitSize} / 2)`,
  blockSize: hitSize,
  writingMode: 'inherit',
  direction: 'inherit',
  cursor: 'default',
  touchAction: 'pan-y',
  selectors: { [`${uprightArea} &`]: { touchAction: 'pan-x' } },
  '::-webkit-slider-thumb': nativeThumb,
  '::-moz-range-thumb': nativeThumb,
})
/** Of two inputs, each takes the presses on its side of the middle between the thumbs. */
const near = `calc(${hitSize} / 2 + ${middle} * (100% - ${hitSize}))`
const far = `calc(100% - ${near})`
export const lower = style({
  clipPath: `inset(0 ${far} 0 0)`,
  selectors: {
    [rtl]: { clipPath: `inset(0 0 0 ${far})` },
    [`${uprightArea} &&&&`]: { clipPath: `inset(${far} 0 0 0)` },
  },
})
export const upper = style({
  clipPath: `inset(0 0 0 ${near})`,
  selectors: {
    [rtl]: { clipPath: `inset(0 ${near} 0 0)` },
    [`${uprightArea} &&&&`]: { clipPath: `inset(0 0 ${near} 0)` },
  },
})

const when = (state: string) => `${input}${state} + &`
const held = `${input}:is([data-held], [data-focus-visible]) +`
const shadows = (ring: string, halo = '0 0 #0000') =>
  `inset 0 0 0 2px ${ring}, ${vars.shadow.resting}, ${halo}`

export const thumb = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${thumbSize} / 2)`,
  insetInlineStart: `calc(${at} * (100% - ${thumbSize}))`,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: shadows(toneVars.solid),
  pointerEvents: 'none',
  ...transition('box-shadow'),
  selectors: {
    [when('[data-hovered]')]: { boxShadow: shadows(toneVars.solidHover) },
    [when('[aria-invalid]')]: { boxShadow: shadows(vars.tone.danger.base) },
    [when('[data-focus-visible]')]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
    [when('[data-held]')]: {
      boxShadow: shadows(toneVars.solid, `0 0 0 6px color-mix(in oklch, ${toneVars.solid} 18%, transparent)`),
    },
    [`${held} &`]: { zIndex: 1 },
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Canvas', border: '2px solid ButtonText' },
  },
})

/** Stands in the middle of the thumb however long its words are, because what flows over does so evenly. */
export const tip = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 'calc(100% + 6px)',
  display: 'none',
  justifyContent: 'center',
  zIndex: vars.layer.raised,
  selectors: { [`${held} ${thumb} > &`]: { display: 'flex' } },
})
export const shownTip = style({ display: 'flex' })
export const bubble = style({
  ...text('xs', 'medium'),
  flex: 'none',
  writingMode: 'horizontal-tb',
  paddingBlock: 3,
  paddingInline: 8,
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
