import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const room = createVar('room')

/** The size of the box in a form with its first line of chips in the middle of it. */
export const sizes = styleVariants(
  {
    small: vars.density.controlSmall,
    medium: vars.density.control,
    large: vars.density.controlLarge,
  },
  (height) => ({ vars: { [room]: `max(2px, calc((${height} - 26px) / 2))` } }),
)
/** Keeps the looks of the focus while it is in what the box opened. */
export const box = style({
  selectors: {
    '&:has([data-main][aria-expanded="true"])': {
      borderColor: vars.color.focusRing,
      boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
    },
  },
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: room,
})
/** Below a label in the box. */
export const underLabel = style({ paddingBlock: 8 })
/** Chips stand nearer to the edge than words do. */
export const filled = style({ marginInlineStart: -6 })
/** A tinted ground, on which chips are as light as a box. */
export const onTint = style({})
export const list = style({ display: 'contents', listStyle: 'none' })
/** Lies above a control that fills the whole box. */
export const item = style({
  display: 'inline-flex',
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
  zIndex: vars.layer.raised,
})
export const chip = style({
  userSelect: 'none',
  selectors: {
    '&[data-removable]': { paddingInlineEnd: 3 },
    '&[data-faced]': { paddingInlineStart: 0 },
    [`${onTint} &`]: {
      background: vars.color.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
    '&[data-marked]': {
      outline: `2px solid ${vars.color.focusRing}`,
      background: vars.tone.primary.soft,
      color: vars.tone.primary.ink,
    },
  },
})
/** Takes what is left of the line, or a line of its own. */
export const input = style({
  flex: '1 1 32px',
  minInlineSize: 32,
  maxInlineSize: '100%',
  fieldSizing: 'content',
  selectors: {
    // Empty and left, it asks for no line of its own.
    '&[placeholder=" "]:placeholder-shown:not(:focus)': { flexBasis: 1, minInlineSize: 1 },
  },
  minBlockSize: 24,
  '@media': { [media.touch]: { minBlockSize: 32 } },
})
