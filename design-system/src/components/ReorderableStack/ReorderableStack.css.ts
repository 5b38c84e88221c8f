import { control } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })

export const block = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  padding: 12,
  paddingInlineStart: 6,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
})
export const dragged = style({ opacity: 0.55, borderStyle: 'dashed' })

const line = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  blockSize: 3,
  borderRadius: 2,
  background: vars.tone.primary.base,
} as const
const marked = (side: '::before' | '::after') => ({
  '@media': { [media.forcedColors]: { selectors: { [`&${side}`]: { background: 'Highlight' } } } },
})
export const lineBefore = style({ '::before': { ...line, insetBlockStart: -9 }, ...marked('::before') })
export const lineAfter = style({ '::after': { ...line, insetBlockEnd: -9 }, ...marked('::after') })

export const grip = style(
  control({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    inlineSize: 28,
    blockSize: vars.density.control,
    borderRadius: vars.radius.control,
    color: vars.color.inkSubtle,
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      [state.hovered]: { background: vars.color.hover, color: vars.color.ink },
      [state.pressed]: { cursor: 'grabbing' },
    },
    '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
  }),
)
export const content = style({ minInlineSize: 0 })
