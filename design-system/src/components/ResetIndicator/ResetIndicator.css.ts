import { control, touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const side = 26

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: 4, flex: 'none' })
export const dot = style({
  position: 'relative',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: vars.tone.primary.base,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
/** As high as a line of words: what it takes beyond is drawn over the gaps around. */
export const button = style(
  control(touchTarget, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    padding: 0,
    marginBlock: (16 - side) / 2,
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    selectors: {
      [state.hovered]: { background: vars.color.hover, color: vars.color.ink },
      [state.pressed]: { background: vars.color.press },
    },
  }),
)
