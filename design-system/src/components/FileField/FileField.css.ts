import { control, text, touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The words of an empty field open the chooser too. */
export const placeholder = style({
  flex: 1,
  minInlineSize: 0,
  color: vars.color.inkSubtle,
  fontWeight: vars.weight.regular,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'default',
})
export const chips = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  paddingBlock: 3,
  marginInlineStart: -2,
})
export const chip = style({
  ...text('xs', 'semibold'),
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: 22,
  paddingInline: 9,
  gap: 4,
  borderRadius: vars.radius.full,
  background: vars.color.press,
  color: vars.tone.neutral.ink,
  '@media': {
    [media.touch]: { minBlockSize: 32 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const name = style({
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  verticalAlign: 'bottom',
})
export const stem = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  minInlineSize: 0,
})
export const ending = style({ flex: 'none' })
export const size = style({
  flex: 'none',
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const remove = style(
  control(touchTarget, {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    padding: 0,
    marginInlineEnd: -5,
    borderRadius: vars.radius.full,
    selectors: {
      [state.hovered]: { background: vars.color.press },
      [state.pressed]: { background: vars.color.press },
    },
  }),
)

/** Nearer to the edge than words stand, as far from it as from the box's upper line. */
export const choose = style({ marginInlineEnd: -9, flex: 'none' })
export const onTouch = style({ display: 'none', '@media': { [media.touch]: { display: 'block' } } })
