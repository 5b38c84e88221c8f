import { control, touchTarget } from '../../css/factories.ts'
import { state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = style({ flex: 1, display: 'flex', minInlineSize: 0 })
export const carousel = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minInlineSize: 0,
})
/** All slides lie over each other, so that the tallest gives the height and nothing moves as they change. */
export const slides = style({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const slide = style({ gridArea: '1 / 1', minInlineSize: 0 })
export const hidden = style({ visibility: 'hidden' })
export const bar = style({ display: 'flex', alignItems: 'center', gap: 4 })
export const dots = style({ display: 'flex', alignItems: 'center', gap: 2, marginInlineEnd: 'auto' })
export const dot = style(
  control(touchTarget, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: vars.radius.full,
    '::before': {
      content: '""',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: vars.radius.full,
      background: vars.color.lineStrong,
    },
    selectors: {
      '&[aria-current="true"]::before': { inlineSize: 20, background: vars.tone.primary.base },
      [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '0' },
    },
    '@media': {
      '(forced-colors: active)': {
        border: 0,
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&[aria-current="true"]::before': { background: 'Highlight' },
        },
      },
    },
  }),
)
