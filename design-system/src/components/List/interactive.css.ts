import { control, focusRing, touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { rule } from './List.css.ts'

/** What stands before the words of a row that can be chosen or moved. */
export const before = {
  18: style({ inlineSize: 18, flex: 'none' }),
  24: style({ inlineSize: 24, marginInline: '-6px -4px', flex: 'none' }),
}
export const check = style({
  display: 'flex',
  flex: 'none',
  visibility: 'hidden',
  color: vars.tone.primary.ink,
  selectors: { [state.selected]: { visibility: 'visible' } },
})

export const moving = style({ selectors: { '&[data-dragging]': { opacity: 0.5 } } })
export const grip = style([
  control({
    display: 'grid',
    placeItems: 'center',
    blockSize: 24,
    marginBlock: -4,
    borderRadius: vars.radius.small,
    color: vars.color.inkSubtle,
    cursor: 'grab',
    touchAction: 'none',
    ...touchTarget,
    selectors: {
      ...touchTarget.selectors,
      ...focusRing('0px'),
      [state.hovered]: { color: vars.color.ink },
    },
  }),
  before[24],
])
/** Where what is dragged would come to stand. */
export const dropLine = style({
  blockSize: 0,
  selectors: {
    '&[data-drop-target]': { outline: `1px solid ${vars.tone.primary.base}`, borderRadius: 1, zIndex: 1 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { outlineColor: 'Highlight' } } },
  },
})

export const scroller = style({
  display: 'block',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: focusRing('-2px'),
})
/** Rows of a long list stand alone in their places, so each draws its own line. */
export const placed = style({ borderBlockEnd: rule })
