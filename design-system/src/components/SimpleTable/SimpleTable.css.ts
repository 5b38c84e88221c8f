import { createVar, fallbackVar } from '@vanilla-extract/css'
import { control, focusRing, merge, text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const rowSize = createVar('row-size')
const headSize = createVar('head-size')
/** From the table's edge to the words of its outer columns. */
const edge = createVar('edge')
const cellLine = `1px solid ${vars.color.line}`

/** How tall the table may grow before it scrolls under its header. */
export const maxHeight = createVar('max-height')

/** How wide a column is. */
export const columnWidth = createVar('column-width')

export const region = style({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  minInlineSize: 0,
  maxBlockSize: maxHeight,
  outline: 'none',
  selectors: focusRing('-2px'),
  vars: { [edge]: '12px', [maxHeight]: 'none' },
  '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
})
export const sizes = {
  medium: style({
    vars: { [rowSize]: vars.density.row, [headSize]: `calc(${vars.density.control} + 8px)` },
  }),
  small: style({
    vars: {
      [rowSize]: `calc(${vars.density.controlSmall} + 6px)`,
      [headSize]: `calc(${vars.density.controlSmall} + 6px)`,
    },
  }),
}
export const flush = style({ vars: { [edge]: vars.density.cardPadding } })
/** Beside text outside of the table, with less room between the columns where there is little. */
export const aligned = style({ vars: { [edge]: '0px' } })
export const bordered = style({
  border: cellLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
})
export const fixedHeader = style({})

/** Separate borders, because collapsed ones do not stay with a header that sticks. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const caption = style({
  ...text('sm', 'medium'),
  paddingBlock: '0 10px',
  paddingInline: edge,
  color: vars.color.inkMuted,
  textAlign: 'start',
  selectors: { [`${bordered} &`]: { paddingBlock: 12, borderBlockEnd: cellLine } },
})
export const hiddenCaption = style({
  padding: 0,
  selectors: { [`${bordered} &`]: { padding: 0, borderBlockEnd: 'none' } },
})

const cell = {
  paddingInline: 12,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
    [`${bordered} &:not(:last-child)`]: { borderInlineEnd: cellLine },
  },
  '@media': {
    [media.belowSm]: { selectors: { [`${aligned} &:not(:last-child)`]: { paddingInlineEnd: 4 } } },
  },
} as const

export const header = style({
  ...text('xs', 'medium'),
  ...cell,
  inlineSize: fallbackVar(columnWidth, 'auto'),
  blockSize: headSize,
  paddingBlock: 4,
  borderBlockEnd: cellLine,
  color: vars.color.inkSubtle,
  whiteSpace: 'nowrap',
  selectors: {
    ...cell.selectors,
    [`${flush} &`]: { background: vars.color.surfaceRaised, borderBlockStart: cellLine },
    [`${bordered} &`]: { background: vars.color.surfaceRaised },
    [`${fixedHeader} &`]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.raised,
      background: vars.color.surfaceRaised,
    },
  },
})
/** It begins where the words of its column begin. */
export const sortButton = style(
  merge(control(), {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 28,
    paddingInline: 8,
    marginInline: -8,
    borderRadius: vars.radius.small,
    font: 'inherit',
    selectors: {
      [state.hovered]: { color: vars.color.ink, background: vars.color.hover },
      [state.focusVisible]: { outlineOffset: '-2px' },
    },
  }),
)
/** The arrow before the words, so that these end where their column's figures do. */
export const sortedFromEnd = style({ flexDirection: 'row-reverse' })
export const sorted = style({ color: vars.color.ink })
export const arrow = style({ flex: 'none', ...transition('opacity') })
export const idleArrow = style({
  opacity: 0,
  selectors: { ':is([data-hovered], [data-focus-visible]) > &': { opacity: 1 } },
})
export const body = style({
  ...text('md'),
  ...cell,
  blockSize: rowSize,
  paddingBlock: 4,
  minInlineSize: 96,
  borderBlockEnd: cellLine,
  color: vars.color.ink,
  overflowWrap: 'break-word',
  selectors: {
    ...cell.selectors,
    ':is(tbody:last-child > tr:last-child, tfoot > tr:last-child) > &': { borderBlockEnd: 'none' },
  },
})
export const rowHeader = style({ fontWeight: vars.weight.semibold })
export const total = style({ color: vars.color.ink, fontWeight: vars.weight.semibold })
export const numeric = style({ textAlign: 'end', whiteSpace: 'nowrap' })

export const striped = style({
  selectors: { '&:nth-child(even)': { background: vars.color.hover } },
  '@media': {
    [media.forcedColors]: { selectors: { '&:nth-child(even)': { outline: '1px solid GrayText' } } },
  },
})
