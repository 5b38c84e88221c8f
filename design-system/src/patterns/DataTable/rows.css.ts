import { merge, text, transition, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'
import { narrow } from './DataTable.css.ts'
import { tracks } from './table.css.ts'

export const body = style({ display: 'block', ...transition('opacity, filter', 'base') })
/** Old rows while new ones are on their way: the colour drains, the words stay readable; only when it takes a while. */
export const stale = style({ filter: 'grayscale(0.85)', opacity: 0.94, transitionDelay: '150ms' })

const selected = '&[data-selected]'
const hoverVeil = `linear-gradient(${vars.color.hover}, ${vars.color.hover})`

export const row = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  alignItems: 'center',
  minBlockSize: vars.density.row,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...transition('background-color'),
  selectors: { '&:last-child': { borderBlockEnd: 'none' }, [selected]: { backgroundColor: vars.color.selected } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { backgroundImage: hoverVeil } } },
    [media.forcedColors]: {
      selectors: { [selected]: { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
  '@container': {
    [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', minBlockSize: 0, paddingBlock: 12 },
  },
})

const ends = {
  '&:first-child': { paddingInlineStart: vars.density.cardPadding },
  '&:last-child': { paddingInlineEnd: vars.density.cardPadding },
}

export const cell = style(
  merge(text('md'), truncate, {
    display: 'block',
    paddingInline: 12,
    paddingBlock: 4,
    textAlign: 'start',
    color: vars.color.ink,
    selectors: ends,
  }),
)
export const aligned = {
  start: style({}),
  end: style({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } }),
}
export const select = style({
  display: 'block',
  paddingInline: 12,
  paddingBlock: 0,
  lineHeight: 0,
  userSelect: 'none',
  selectors: ends,
  '@container': {
    [narrow]: { gridArea: '1 / 1', selectors: { '&:first-child': { paddingInlineStart: 16 } } },
  },
})
export const menu = style({
  display: 'block',
  paddingInline: `12px ${vars.density.cardPadding}`,
  paddingBlock: 0,
  textAlign: 'end',
  color: vars.color.inkMuted,
  '@container': {
    [narrow]: { gridArea: '1 / 4', paddingInlineStart: 0, selectors: { '&:last-child': { paddingInlineEnd: 10 } } },
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

/** Where a cell goes when its row is a card. */
export const inCard = {
  title: style({ '@container': { [narrow]: { gridArea: '1 / 2', paddingBlockEnd: 8 } } }),
  status: style({ '@container': { [narrow]: { gridArea: '1 / 3', paddingInline: '0 4px', overflow: 'visible' } } }),
  meta: style({ '@container': { [narrow]: meta } }),
  hidden: style({ '@container': { [narrow]: { display: 'none' } } }),
}
