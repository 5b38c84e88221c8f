import { control, text, touchTarget, truncate } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const inset = 3

export const block = style({ display: 'flex', inlineSize: '100%' })
export const directions = styleVariants(
  { horizontal: 'row', vertical: 'column' } as const,
  (flexDirection) => ({ flexDirection }),
)

/** Loose buttons, as in a toolbar. */
export const loose = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
})

/** The sunken track that the pieces of a segmented group stand in. */
export const track = style({
  display: 'inline-flex',
  gap: 2,
  padding: inset,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})

export const segment = style(
  control({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    flex: '0 1 auto',
    minInlineSize: 0,
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    color: vars.color.inkMuted,
    ...touchTarget,
    selectors: {
      ...touchTarget.selectors,
      [state.hovered]: { color: vars.color.ink },
      [state.pressed]: { background: vars.color.press },
      [state.selected]: {
        background: vars.color.surface,
        boxShadow: vars.shadow.resting,
        color: toneVars.ink,
      },
    },
    '@media': {
      ...touchTarget['@media'],
      [media.forcedColors]: {
        selectors: {
          [state.selected]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
)
const heights = {
  small: vars.density.controlSmall,
  medium: vars.density.control,
  large: vars.density.controlLarge,
}
/** With its track a piece is as high as a button of the same size. */
export const segmentSizes = styleVariants(heights, (height, size) => ({
  ...text(size === 'large' ? 'md' : 'sm', 'medium'),
  minBlockSize: `calc(${height} - ${2 * inset}px)`,
  paddingInline: size === 'small' ? 9 : 12,
}))
export const iconSegment = style({ paddingInline: 0, aspectRatio: '1' })
export const filling = style({ flex: '1 1 0' })
export const words = style(truncate)
/** One below the other, words line up where reading starts. */
export const atStart = style({ selectors: { '&&': { justifyContent: 'flex-start' } } })
