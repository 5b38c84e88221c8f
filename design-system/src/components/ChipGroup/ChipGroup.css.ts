import { control, focusRing, text, touchTarget } from '../../css/factories.ts'
import { state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const gaps = { small: 6, medium: 8 }

export const group = style({ display: 'grid', gap: 6, minInlineSize: 0 })
export const title = style({ ...text('sm', 'medium'), color: vars.color.ink })
const row = (gap: number) =>
  ({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap,
    minInlineSize: 0,
  }) as const
export const rows = styleVariants(gaps, row)
export const oneLine = style({ flexWrap: 'nowrap' })
/** The chips and the rest's own chip stand in one flow; an emptied list is a box again, as it takes the focus. */
export const list = style({
  display: 'contents',
  selectors: {
    [state.empty]: { display: 'block', minBlockSize: 24, borderRadius: vars.radius.small, ...text('sm') },
    ...focusRing(),
  },
})
export const empty = style({ color: vars.color.inkMuted, lineHeight: '24px' })
export const plain = style({ display: 'contents', listStyle: 'none' })
export const entry = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' })
export const firm = style({ flex: 'none' })

/** The same chips out of sight, whose widths say how many fit in a line. */
export const measureRow = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  inlineSize: 'max-content',
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  pointerEvents: 'none',
})

/** In a small chip a face is as tall as the chip. */
export const flush = style({ paddingInlineStart: 0 })
export const removable = styleVariants({ small: 4, medium: 5 }, (paddingInlineEnd) => ({ paddingInlineEnd }))
/** The room of a cross. */
export const cross = style({ inlineSize: 18, flex: 'none' })
export const remove = style(
  control(touchTarget, {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 18,
    blockSize: 18,
    padding: 0,
    borderRadius: vars.radius.full,
    opacity: 0.75,
    selectors: {
      [state.hovered]: { background: vars.color.press, opacity: 1 },
      [state.pressed]: { background: vars.color.press, opacity: 1 },
      ...focusRing('0px'),
      ...touchTarget.selectors,
    },
  }),
)

export const dialog = style({ outline: 'none', padding: 12, minInlineSize: 180, maxInlineSize: 320 })
