import { control, touchTarget } from '../../css/factories.ts'
import { state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const country = style(
  control(touchTarget, {
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    font: 'inherit',
    color: vars.color.ink,
    marginInlineStart: -6,
    paddingInline: 6,
    paddingBlock: 2,
    borderRadius: vars.radius.small,
    selectors: {
      [state.hovered]: { background: vars.color.hover },
      [`${state.pressed}, ${state.expanded}`]: { background: vars.color.press },
      // The whole box fades already.
      [state.disabled]: { opacity: 1 },
    },
  }),
)
export const letters = style({ minInlineSize: '2.4ch', textAlign: 'start' })
/** Room for the code before it is known, so that the number does not move when it comes. */
export const code = style({
  minInlineSize: '3.5ch',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  // It runs from left to right everywhere and stands by the letters.
  textAlign: ['-webkit-match-parent', 'match-parent'],
})
