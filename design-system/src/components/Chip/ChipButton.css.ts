import { control, merge, text, touchTarget } from '../../css/factories.ts'
import { recipe } from '../../css/recipe.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const chosen = '&:is([data-selected], [aria-pressed="true"])'
const hovered = '&[data-hovered]:not([aria-disabled="true"])'
const veil = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` })

/** A chip that is pressed, chosen or removed: as a chip, but tall enough to hit. */
export const pressable = recipe(
  {
    base: control(
      merge(touchTarget, {
        display: 'inline-flex',
        alignItems: 'center',
        minInlineSize: 0,
        maxInlineSize: '100%',
        borderRadius: vars.radius.full,
        verticalAlign: 'middle',
        selectors: { [chosen]: { background: toneVars.soft, color: toneVars.ink } },
        '@media': {
          [media.touch]: { minBlockSize: 36, '::after': { inlineSize: '100%', blockSize: 44 } },
          [media.forcedColors]: {
            border: '1px solid ButtonBorder',
            selectors: {
              [chosen]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
            },
          },
        },
      }),
    ),
    variants: {
      variant: {
        soft: {
          background: toneVars.soft,
          color: toneVars.ink,
          selectors: {
            [hovered]: { background: toneVars.softHover },
            [chosen]: { boxShadow: `inset 0 0 0 1.5px ${toneVars.solid}` },
          },
        },
        outlined: {
          background: vars.color.surface,
          color: vars.color.ink,
          boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
          selectors: {
            [hovered]: veil(vars.color.hover),
            [chosen]: { boxShadow: `inset 0 0 0 1.5px ${toneVars.solid}` },
          },
        },
      },
      size: {
        small: { ...text('xs', 'medium'), minBlockSize: 24, paddingInline: 9, gap: 5 },
        medium: {
          ...text('sm', 'medium'),
          minBlockSize: vars.density.controlSmall,
          paddingInline: 12,
          gap: 6,
        },
      },
    },
  },
  'pressable',
)
/** A face stands at the very edge, so that its circle follows the chip's. */
export const faced = style({ paddingInlineStart: 3 })
