import { control, merge, text, truncate } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const picker = style({
  display: 'inline-flex',
  flex: '0 1 auto',
  maxInlineSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  background: vars.color.surface,
})
export const part = style(
  merge(
    control({
      ...text('md', 'medium'),
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minInlineSize: 0,
      blockSize: vars.density.control,
      paddingInline: 13,
      '@media': { [media.belowSm]: { ...text('sm', 'medium'), paddingInline: 10, gap: 4 } },
      color: vars.color.ink,
      fontVariantNumeric: 'tabular-nums',
      selectors: {
        [state.hovered]: { background: vars.color.hover },
        [state.pressed]: { background: vars.color.press },
        [state.expanded]: { background: vars.color.hover },
        [state.focusVisible]: {
          zIndex: 1,
          outline: `2px solid ${vars.color.focusRing}`,
          outlineOffset: '2px',
        },
      },
    }),
  ),
)
export const first = style({
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
})
export const second = style({
  flexShrink: 1000,
  borderInlineStart: `1px solid ${vars.color.line}`,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
})
export const words = style(truncate)
export const quiet = style({ color: vars.color.inkSubtle, fontWeight: vars.weight.regular })
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.inkMuted })
/** On a phone the days themselves need the room. */
export const spare = style([icon, { '@media': { [media.belowSm]: { display: 'none' } } }])
