import { createVar } from '@vanilla-extract/css'
import { text, transition, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const inset = 3
/** How many pieces there are, and which of them is chosen, from 0. */
export const count = createVar('count')
export const at = createVar('at')

/** The sunken track; its pieces are all as wide as the widest, so that the chosen ground can slide between them. */
export const track = style({
  position: 'relative',
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  justifySelf: 'start',
  padding: inset,
  maxInlineSize: '100%',
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: {
    '&[data-disabled]': { opacity: 0.5 },
    '[aria-invalid="true"] &': { boxShadow: `inset 0 0 0 1px ${vars.tone.danger.base}` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
})
export const block = style({ justifySelf: 'stretch' })

/** The ground of the chosen piece. */
export const ground = style({
  position: 'absolute',
  insetBlock: inset,
  insetInlineStart: `calc(${inset}px + (100% - ${2 * inset}px) / ${count} * ${at})`,
  inlineSize: `calc((100% - ${2 * inset}px) / ${count})`,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  background: vars.color.surface,
  // The line tells it from the track in the dark too, where a shadow does not.
  boxShadow: `${vars.shadow.resting}, inset 0 0 0 1px ${vars.color.line}`,
  pointerEvents: 'none',
  ...transition('inset-inline-start', 'base'),
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const input = style({ position: 'absolute', inset: 0, margin: 0, inlineSize: '100%', opacity: 0 })

export const piece = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minInlineSize: 0,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  color: vars.color.inkMuted,
  cursor: 'default',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  ...transition('color'),
  selectors: {
    '&[data-hovered]': { color: vars.color.ink },
    '&:has(:checked)': { color: vars.color.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 1 },
    '&:has(:disabled)': { opacity: 0.5, color: vars.color.inkMuted },
    '[data-disabled] > &:has(:disabled)': { opacity: 1 },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44, minInlineSize: 44 },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: { '&:has(:checked)': { color: 'HighlightText' } },
    },
  },
})
const heights = {
  small: vars.density.controlSmall,
  medium: vars.density.control,
  large: vars.density.controlLarge,
}
export const sizes = styleVariants(heights, (height, size) => ({
  ...text(size === 'large' ? 'md' : 'sm', 'medium'),
  minBlockSize: `calc(${height} - ${2 * inset}px)`,
  paddingInline: size === 'small' ? 9 : 12,
}))
export const words = style(truncate)
