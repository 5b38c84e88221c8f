import { control, text, touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Before the months where there is room, a line that scrolls above them on a phone. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  flex: 'none',
  padding: 8,
  minInlineSize: 136,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowSm]: {
      flexDirection: 'row',
      gap: 4,
      minInlineSize: 0,
      // As wide as the month below, whatever is in it.
      contain: 'inline-size',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
export const preset = style(
  control(touchTarget, {
    ...text('sm', 'medium'),
    flex: 'none',
    minBlockSize: vars.density.controlSmall,
    paddingBlock: 4,
    paddingInline: 10,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      [state.hovered]: { background: vars.color.hover },
      [state.pressed]: { background: vars.color.press },
      '&[aria-pressed="true"]': {
        background: vars.tone.primary.soft,
        color: vars.tone.primary.ink,
        fontWeight: vars.weight.semibold,
      },
    },
  }),
)
