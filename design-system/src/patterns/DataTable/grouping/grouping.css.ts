import { control, merge, text, transition } from '../../../css/factories.ts'
import { media, rtl, state } from '../../../css/states.ts'
import { globalStyle, style } from '../../../css/style.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { narrow } from '../DataTable.css.ts'
import { cell, row } from '../rows.css.ts'
import { leastWidth, tracks } from '../table.css.ts'

const notOnPaper = { [media.print]: { display: 'none' } } as const

export const toggle = style(
  merge(control(), {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    marginInline: -4,
    borderRadius: vars.radius.small,
    color: vars.color.inkMuted,
    selectors: { [state.hovered]: { color: vars.color.ink, background: vars.color.hover } },
    '@media': { ...notOnPaper, [media.touch]: { inlineSize: 44, blockSize: 44, marginInline: -12 } },
  }),
)
/** In a card, the expand button comes after the content. */
globalStyle('components', `${cell}:has(> ${toggle})`, {
  overflow: 'visible',
  '@container': { [narrow]: { order: 1 } },
})
export const chevron = style({
  display: 'grid',
  ...transition('transform'),
  transform: 'rotate(-90deg)',
  selectors: {
    [`${rtl}:not([aria-expanded="true"] > *)`]: { transform: 'rotate(90deg)' },
    '[aria-expanded="true"] > &': { transform: 'none' },
  },
})

/** A line over the full width of the table. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: leastWidth,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  '@container': { [narrow]: { minInlineSize: 0 } },
  '@media': { [media.print]: { display: 'table-row', minInlineSize: 0, breakInside: 'avoid' } },
})

export const detail = style({
  display: 'block',
  paddingBlock: 16,
  paddingInline: vars.density.cardPadding,
  background: vars.color.sunken,
  '@media': { [media.print]: { display: 'table-cell' } },
})

export const group = style(
  merge(text('sm', 'medium'), {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    paddingBlock: 4,
    paddingInline: vars.density.cardPadding,
    background: vars.color.sunken,
    color: vars.color.ink,
    '@container': { [narrow]: { flexWrap: 'wrap', gap: '2px 10px', paddingInline: 16 } },
    '@media': { [media.print]: { display: 'table-cell' } },
  }),
)
/** A press anywhere on the line counts, but the focus is on the button. */
export const groupToggle = style([
  toggle,
  { '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 0 } },
])
export const groupName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2px 16px',
  marginInlineStart: 'auto',
  '@container': { [narrow]: { flexBasis: '100%', justifyContent: 'flex-start' } },
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const totalName = style({ color: vars.color.inkSubtle })

export const foot = style({
  display: 'block',
  '@media': { [media.print]: { display: 'table-row-group' } },
})
/** Totals of virtualized rows stay in view. */
export const stays = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 2 })
export const summary = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  minInlineSize: leastWidth,
  alignItems: 'center',
  minBlockSize: vars.density.row,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceRaised,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, gap: 4, paddingBlock: 12 },
  },
  '@media': { [media.print]: { display: 'table-row', minInlineSize: 0 } },
})
export const sum = style([cell, { ...text('md', 'medium') }])
export const emptySum = style({ '@container': { [narrow]: { display: 'none' } } })
export const cardSum = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(72px, 40%) minmax(0, 1fr)',
      gap: 12,
      paddingInline: 16,
      '::before': { ...text('sm'), content: 'attr(data-label) / ""', color: vars.color.inkSubtle },
    },
  },
})

export const end = style({
  ...text('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minBlockSize: 56,
  paddingInline: 16,
  color: vars.color.inkMuted,
})
/** Keeps the row's menu and figures reachable where rows are cards. */
globalStyle('components', `${row}:has(+ ${line} > ${detail})`, { borderBlockEndColor: 'transparent' })
