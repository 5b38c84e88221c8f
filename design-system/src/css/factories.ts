import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import type { TextSize, TextWeight } from '../tokens/scales.ts'
import { atLeast } from './lengths.ts'
import { media, rtl, state } from './states.ts'

/** Text of a size and weight, with the tracking that belongs to the size. */
export const text = (size: TextSize, weight: TextWeight = 'regular'): StyleRule => ({
  font: `${vars.weight[weight]} ${vars.text[size]} ${vars.font.body}`,
  letterSpacing: vars.tracking[size],
})

/** Text on one line that ends in an ellipsis. */
export const truncate: StyleRule = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
}

/** Words of a person in any language: laid out, and cut, as that language is, at the side of what they stand in. */
export const ownDirection: StyleRule = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
}

/** A transition of some properties over a duration of the motion tokens. */
export const transition = (properties: string, speed: 'fast' | 'base' | 'slow' = 'fast'): StyleRule => ({
  transitionProperty: properties,
  transitionDuration: vars.motion[speed],
  transitionTimingFunction: vars.motion.easeOut,
})

/** The visible focus of a control: an outline that also shows in forced colours. */
export const focusRing = (offset = '2px'): StyleRule['selectors'] => ({
  [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: offset },
})

/** What every pressable control shares: no default looks, its state outline, a touch target on coarse pointers. */
export const control = (...more: StyleRule[]): StyleRule => {
  const base: StyleRule = {
    boxSizing: 'border-box',
    position: 'relative',
    border: 0,
    margin: 0,
    background: 'none',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    userSelect: 'none',
    ...transition('background-color, color, box-shadow, border-color, opacity'),
    selectors: { ...focusRing(), [state.disabled]: { opacity: 0.5 } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder', forcedColorAdjust: 'auto' } },
  }
  return merge(base, ...more)
}

/** An invisible wider target under a coarse pointer, so that small controls stay easy to hit. */
export const touchTarget: StyleRule = {
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    inlineSize: `max(100%, ${atLeast(24)})`,
    blockSize: `max(100%, ${atLeast(24)})`,
    translate: '-50% -50%',
  },
  selectors: { [`${rtl}::after`]: { translate: '50% -50%' } },
  '@media': { [media.touch]: { '::after': { inlineSize: 'max(100%, 44px)', blockSize: 'max(100%, 44px)' } } },
}

/** A link or button of which the words are seen, while the whole box that it stands in is pressed. */
export const boxPress = (zIndex?: number): StyleRule => ({
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex, borderRadius: 'inherit' },
  ':disabled': { opacity: 0.5 },
})

/** What is not filled of a bar or a ring. */
export const trackColor = `color-mix(in oklch, ${vars.color.lineStrong} 42%, ${vars.color.surface})`

/** The box of a form field: its line, its focus glow, its invalid and disabled looks. */
export const field = (...more: StyleRule[]): StyleRule =>
  merge(
    {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minBlockSize: vars.density.control,
      paddingInline: 12,
      borderRadius: vars.radius.control,
      border: `1px solid ${vars.color.lineControl}`,
      background: vars.color.surface,
      color: vars.color.ink,
      ...transition('border-color, box-shadow'),
      selectors: {
        '&:is([data-focus-within], [data-focus-visible], [data-focused], [aria-expanded="true"])': {
          borderColor: vars.color.focusRing,
          boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
          outline: '1px solid transparent',
        },
        [state.invalid]: { borderColor: vars.tone.danger.base },
        '&[data-invalid]:is([data-focus-within], [data-focus-visible], [data-focused])': {
          boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.tone.danger.base} 24%, transparent)`,
        },
        [state.disabled]: { opacity: 0.55, background: vars.color.sunken },
      },
      '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
    },
    ...more,
  )

/** A raised sheet: cards, menus, dialogs; `depth` is how far above the page. */
export const surface = (
  depth: 'resting' | 'raised' | 'overlay',
  radius: keyof typeof vars.radius,
): StyleRule => ({
  background: vars.color.surface,
  color: vars.color.ink,
  borderRadius: vars.radius[radius],
  boxShadow: `${vars.shadow[depth]}, ${vars.shadow.edge}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

/** How overlays come and go: from the side they were called from, or by a rise. */
export const appear = (from: string, speed: 'fast' | 'base' = 'fast'): StyleRule => ({
  ...transition('opacity, transform, translate, scale', speed),
  selectors: {
    [`${state.entering}, ${state.exiting}`]: { opacity: 0, transform: from },
  },
})

/** Style rules laid over each other, selectors and media conditions included. */
export function merge(...rules: StyleRule[]): StyleRule {
  return rules.reduce<StyleRule>(
    (all, rule) => ({
      ...all,
      ...rule,
      selectors: { ...all.selectors, ...rule.selectors },
      '@media': { ...all['@media'], ...rule['@media'] },
    }),
    {},
  )
}
