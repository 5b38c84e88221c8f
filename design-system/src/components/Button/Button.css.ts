import { keyframes } from '@vanilla-extract/css'
import { control, text, touchTarget } from '../../css/factories.ts'
import { recipe } from '../../css/recipe.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const hoveredWhenAble = '&[data-hovered]:not([data-pending])'

/** As wide as the place where it stands. */
export const block = style({ inlineSize: '100%' })

export const button = recipe(
  {
    base: control({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      borderRadius: vars.radius.control,
      // As wide as its words, and only where the place itself is narrower do they wrap.
      minInlineSize: 'fit-content',
      maxInlineSize: '100%',
      overflowWrap: 'anywhere',
      verticalAlign: 'middle',
      ...touchTarget,
      selectors: { ...touchTarget.selectors, [state.pending]: { cursor: 'progress' } },
    }),
    variants: {
      variant: {
        solid: {
          background: toneVars.solid,
          color: toneVars.onSolid,
          boxShadow: vars.shadow.solid,
          selectors: {
            [hoveredWhenAble]: { background: toneVars.solidHover },
            [state.pressed]: { background: toneVars.solidHover, boxShadow: 'none' },
          },
          // Adjusted, the words would get a ground of their own in the colour that they are written in.
          '@media': {
            [media.forcedColors]: {
              background: 'ButtonText',
              color: 'ButtonFace',
              forcedColorAdjust: 'none',
            },
          },
        },
        soft: {
          background: toneVars.soft,
          color: toneVars.ink,
          selectors: {
            [hoveredWhenAble]: { background: toneVars.softHover },
            [state.pressed]: { background: toneVars.softHover },
          },
        },
        outlined: {
          background: vars.color.surface,
          color: toneVars.ink,
          boxShadow: vars.shadow.resting,
          selectors: {
            [hoveredWhenAble]: {
              backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
            },
            [state.pressed]: { backgroundImage: `linear-gradient(${vars.color.press}, ${vars.color.press})` },
            [state.expanded]: {
              backgroundImage: `linear-gradient(${vars.color.press}, ${vars.color.press})`,
            },
          },
        },
        plain: {
          color: toneVars.ink,
          selectors: {
            [hoveredWhenAble]: { background: vars.color.hover },
            [state.pressed]: { background: vars.color.press },
            [state.expanded]: { background: vars.color.press },
          },
        },
      },
      size: {
        small: {
          ...text('sm', 'medium'),
          minBlockSize: vars.density.controlSmall,
          paddingInline: 10,
          gap: 6,
        },
        medium: { ...text('md', 'medium'), minBlockSize: vars.density.control, paddingInline: 14 },
        large: { ...text('md', 'semibold'), minBlockSize: vars.density.controlLarge, paddingInline: 18 },
      },
      shape: {
        text: {},
        icon: { paddingInline: 0, aspectRatio: '1', flex: 'none' },
        round: { padding: 0, minBlockSize: 0, borderRadius: vars.radius.full, flex: 'none' },
      },
      isBlock: { true: block, false: {} },
    },
  },
  'button',
)

/** Neutral buttons speak in the page's own ink, not in a tinted one. */
export const neutralInk = style({ vars: { [toneVars.ink]: vars.color.ink } })
export const quietInk = style({ vars: { [toneVars.ink]: vars.color.inkMuted } })

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: 'inherit' })
/** Unseen, yet still part of the button's name. */
export const concealed = style({ opacity: 0 })

const turn = keyframes({ to: { rotate: '1turn' } })
export const spinner = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  margin: 'auto',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
})
