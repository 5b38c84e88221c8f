import { merge, text, transition, truncate } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { box, input as checkboxInput, on } from '../../components/Checkbox/Checkbox.css.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { narrow, narrowest, wide } from './DataTable.css.ts'
import { leastWidth, tracks } from './table.css.ts'

export const body = style({
  display: 'block',
  ...transition('opacity, filter', 'base'),
  '@media': { [media.print]: { display: 'table-row-group' } },
})
/** Old rows while new ones are on their way: the colour drains, the words stay readable; only when it takes a while. */
export const stale = style({ opacity: 0.94, transitionDelay: '150ms' })

const hoverVeil = `linear-gradient(${vars.color.hover}, ${vars.color.hover})`

export const row = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  minInlineSize: leastWidth,
  alignItems: 'center',
  minBlockSize: vars.density.row,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    'tbody:last-of-type > &:last-child': { borderBlockEnd: 'none' },
    [state.hovered]: { backgroundImage: hoverVeil },
    [state.selected]: { backgroundColor: vars.color.selected },
  },
  '@media': {
    [media.print]: { display: 'table-row', minInlineSize: 0, breakInside: 'avoid' },
    [media.forcedColors]: {
      selectors: { [state.selected]: { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      minInlineSize: 0,
      minBlockSize: 0,
      paddingBlock: 12,
    },
  },
})

/** Of many rows, those far outside the window are neither laid out nor painted; their height is known, so nothing jumps. */
export const ofMany = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.density.row} - 1px)`,
  '@container': { [narrow]: { containIntrinsicBlockSize: 'auto 136px' } },
  '@media': { [media.print]: { contentVisibility: 'visible' } },
})

/** One of very many, of which only those in sight are there. */
export const placed = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 })
export const places = style({ position: 'relative' })

const ends = {
  '&:first-child': { paddingInlineStart: vars.density.cardPadding },
  '&:last-child': { paddingInlineEnd: vars.density.cardPadding },
}

/** Of its own height and with all of its words. */
const onPaper = {
  display: 'table-cell',
  padding: '8px 6px',
  overflow: 'visible',
  whiteSpace: 'normal',
  verticalAlign: 'middle',
} as const
const notOnPaper = { '@media': { [media.print]: { display: 'none' } } }

/** Words of the other direction turn their cell around, which is at the table's edge all the same. */
const turned = (at: 'first' | 'last') =>
  `html:dir(ltr) &:${at}-child:dir(rtl), html:dir(rtl) &:${at}-child:dir(ltr)`
const turnedEnds = {
  [turned('first')]: { paddingInline: `12px ${vars.density.cardPadding}` },
  [turned('last')]: { paddingInline: `${vars.density.cardPadding} 12px` },
}

export const cell = style(
  merge(text('md'), truncate, {
    display: 'block',
    paddingInline: 12,
    paddingBlock: 2,
    textAlign: ['-webkit-match-parent', 'match-parent'],
    color: vars.color.ink,
    selectors: ends,
    '@container': {
      [wide]: { selectors: turnedEnds },
      // A card reads as its page does, whatever its words do.
      [narrow]: { direction: 'inherit' },
    },
    '@media': { [media.print]: onPaper },
  }),
)
export const aligned = {
  start: style({}),
  end: style({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } }),
}
export const select = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  position: 'relative',
  paddingInline: 12,
  paddingBlock: 0,
  userSelect: 'none',
  selectors: ends,
  ...notOnPaper,
  '@container': {
    [narrow]: { gridArea: '1 / 1', selectors: { '&:first-child': { paddingInlineStart: 16 } } },
  },
})

/** The whole cell is the checkbox; what is seen of it is drawn behind. */
export const checkbox = style([
  checkboxInput,
  { insetBlockStart: 0, insetInlineStart: 0, zIndex: 1, inlineSize: '100%', blockSize: '100%' },
])
const tick =
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 15 15' fill='none' stroke='black'` +
  ` stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 7.75 6.25 10.5 11.5 5'/%3E%3C/svg%3E")`
export const checkboxBox = style([
  box,
  {
    // Fifty boxes that fade at once would paint the table over and over.
    transition: 'none',
    // The checkbox's own mark, always there and shown by painting alone: selecting a page lays nothing out.
    '::after': {
      content: '""',
      inlineSize: 15,
      blockSize: 15,
      background: 'currentColor',
      mask: `${tick} center / contain no-repeat`,
      opacity: 0,
    },
    selectors: { ':checked + &::after': { opacity: 1 } },
  },
])
export const checkboxOn = on
export const menu = style({
  paddingInline: `12px ${vars.density.cardPadding}`,
  paddingBlock: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  color: vars.color.inkMuted,
  ...notOnPaper,
  '@container': {
    [narrow]: {
      gridArea: '1 / 4',
      paddingInlineStart: 0,
      selectors: { '&:last-child': { paddingInlineEnd: 10 } },
    },
  },
})

const meta = {
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 28%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 28,
  paddingBlock: 0,
  paddingInlineEnd: 16,
  '::before': {
    ...text('sm'),
    content: 'attr(data-label) / ""',
    color: vars.color.inkSubtle,
    overflowWrap: 'anywhere',
  },
} as const

/** Its name stands over it. */
const stackedMeta = { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlockEnd: 8 } as const

/** Where a cell goes when its row is a card. */
export const inCard = {
  title: style({ '@container': { [narrow]: { gridArea: '1 / 2', paddingBlockEnd: 8 } } }),
  status: style({
    '@container': {
      [narrow]: { gridArea: '1 / 3', paddingInline: '0 4px', overflow: 'visible' },
      [narrowest]: { gridArea: '2 / 2 / auto / -1', paddingBlockEnd: 8 },
    },
  }),
  meta: style({ '@container': { [narrow]: meta, [narrowest]: stackedMeta } }),
  hidden: style({ '@container': { [narrow]: { display: 'none' } } }),
}

/** Without a checkbox all words of a card begin at its edge. */
globalStyle('components', `${row}:not(:has(> ${select})) > ${cell}`, {
  '@container': { [narrow]: { paddingInlineStart: 16 } },
})

/** Without a menu after it, a card's status keeps from the edge. */
globalStyle('components', `${row}:not(:has(> ${menu})) > ${inCard.status}`, {
  '@container': { [narrow]: { paddingInlineEnd: 16 } },
})
