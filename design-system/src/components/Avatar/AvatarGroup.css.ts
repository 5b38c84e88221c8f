import { control, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const faces = style({ display: 'inline-flex', verticalAlign: 'middle' })
export const button = style(
  control({
    display: 'inline-flex',
    verticalAlign: 'middle',
    padding: 2,
    margin: -2,
    borderRadius: vars.radius.full,
    selectors: {
      [state.hovered]: { background: vars.color.press },
      [state.pressed]: { background: vars.color.press },
      [state.expanded]: { background: vars.color.press },
    },
    '@media': { [media.touch]: { minBlockSize: 44, alignItems: 'center' } },
  }),
)
/** Each face lies over the one before it, set off by a ring of what is behind. */
export const face = styleVariants({ 24: 3, 32: 5, 36: 6, 40: 7, 48: 9 }, (overlap) => ({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  background: vars.color.surface,
  selectors: { '& + &': { marginInlineStart: -overlap } },
}))
/** The rest takes the width of its number, at least a circle. The number is drawn, as initials are. */
export const rest = styleVariants(
  { 24: '2xs', 32: 'xs', 36: 'xs', 40: 'sm', 48: 'md' } as const,
  (letters, side) => ({
    ...text(letters, 'semibold'),
    '::before': { content: 'attr(data-letters)' },
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minInlineSize: `${side}px`,
    blockSize: `${side}px`,
    paddingInline: 5,
    borderRadius: vars.radius.full,
    background: vars.tone.neutral.soft,
    color: vars.tone.neutral.ink,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)

export const dialog = style({
  outline: 'none',
  padding: '14px 8px 8px',
  minInlineSize: 220,
  display: 'grid',
  gap: 6,
})
export const title = style({
  ...text('xs', 'semibold'),
  color: vars.color.inkSubtle,
  margin: 0,
  paddingInline: 10,
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const person = style({
  ...text('md', 'medium'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.density.control,
  paddingInline: 10,
  paddingBlock: 3,
})
export const words = style({ minInlineSize: 0, flex: 1, overflowWrap: 'anywhere' })
export const presence = style({ ...text('sm'), color: vars.color.inkSubtle, flex: 'none' })
export const others = style({ ...text('sm'), color: vars.color.inkMuted, margin: 0, padding: '4px 10px 6px' })
