import { control, text, truncate } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const trigger = style(
  control({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 38,
    minInlineSize: 38,
    paddingInline: 10,
    borderRadius: 10,
    color: vars.color.inkSubtle,
    ...text('md'),
    selectors: {
      [state.hovered]: { color: vars.color.ink },
      [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.sm]: {
        inlineSize: 320,
        paddingInline: '12px 8px',
        background: vars.color.surface,
        boxShadow: vars.shadow.resting,
      },
      [media.touch]: { minBlockSize: 44, minInlineSize: 44 },
    },
  }),
)
const wide = { display: 'none', '@media': { [media.sm]: { display: 'block' } } }
export const hint = style({
  ...truncate,
  flex: 1,
  textAlign: 'start',
  // It names the button also where there is no room to show it.
  '@media': { [media.belowSm]: { position: 'absolute', inlineSize: 1, clipPath: 'inset(50%)' } },
})
export const keys = style({
  ...wide,
  ...text('2xs', 'medium'),
  lineHeight: '20px',
  paddingInline: 6,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
})
