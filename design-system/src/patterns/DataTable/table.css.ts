import { createVar } from '@vanilla-extract/css'
import { barsBottom } from '../../css/page-top.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { narrow } from './DataTable.css.ts'

/** The tracks of the columns, and how wide they are together at the least. */
export const tracks = createVar('tracks')
export const leastWidth = createVar('least-width')
/** Those of the table's own two columns, here so that no script has to carry the tokens. */
export const checkboxTrack = createVar('checkbox-track')
export const menuTrack = createVar('menu-track')
/** For how many actions there is room before the menu. */
export const quickRoom = createVar('quick-room')

/** Where the header stays while rows scroll under it. */
export const headTop = createVar('head-top')

/** Scrolls with the page; what is too wide scrolls in the table's sections, so that the header stays at the page's top. */
export const scroller = style({ vars: { [headTop]: barsBottom } })
/** Scrolls both ways by itself, under a header that stays. */
export const virtual = style({
  vars: { [headTop]: '0px' },
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  outlineOffset: '-2px',
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const table = style({
  vars: {
    [checkboxTrack]: `calc(${vars.density.cardPadding} + 30px)`,
    [menuTrack]: `calc(${vars.density.cardPadding} + ${vars.density.controlSmall} + 12px)`,
  },
  display: 'block',
  inlineSize: '100%',
  selectors: { [`${virtual} > &`]: { minInlineSize: leastWidth } },
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { selectors: { [`${virtual} > &`]: { minInlineSize: 0 } } } },
  // On paper a true table: its head comes again on every page, its columns are as wide as their words.
  '@media': {
    [media.print]: { display: 'table', selectors: { [`${virtual} > &`]: { minInlineSize: 0 } } },
  },
})
/** Where a mouse hovers, what can be done with a row at once has room before its menu, so that it covers nothing. */
export const withQuick = style({
  '@media': {
    '(hover: hover)': {
      vars: {
        [menuTrack]: `calc(${vars.density.cardPadding} + 16px + ${vars.density.controlSmall} + (${vars.density.controlSmall} + 2px) * ${quickRoom})`,
      },
    },
  },
})
const sideways = (overflowX: 'auto' | 'hidden') => ({
  overflowX,
  overscrollBehaviorX: 'contain' as const,
  // Cards have nothing to scroll to.
  '@container': { [narrow]: { overflow: 'visible' } },
  '@media': { [media.print]: { overflow: 'visible' } },
})
/** Its sections scroll sideways each, and together: see `RowsTable`. */
globalStyle('components', `${scroller}:not(${virtual}) > ${table} > *`, sideways('auto'))
/** What all rows come to has nothing that takes the focus, so no key would scroll it: it goes along only. */
globalStyle('components', `${scroller}:not(${virtual}) > ${table} > tfoot`, sideways('hidden'))
globalStyle('components', `${table} > :not(tbody)`, { scrollbarWidth: 'none' })
