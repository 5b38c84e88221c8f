import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'
import { narrow } from './DataTable.css.ts'

/** The tracks of the columns, and how wide they are together at the least. */
export const tracks = createVar('tracks')
export const leastWidth = createVar('least-width')
/** Those of the table's own two columns, here so that no script has to carry the tokens. */
export const checkboxTrack = createVar('checkbox-track')
export const menuTrack = createVar('menu-track')

export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': { [media.print]: { overflowX: 'visible' } },
})
/** Scrolls both ways, under a header that stays. */
export const virtual = style({ overflowY: 'auto', outlineOffset: '-2px' })
export const table = style({
  vars: {
    [checkboxTrack]: `calc(${vars.density.cardPadding} + 30px)`,
    [menuTrack]: `calc(${vars.density.cardPadding} + ${vars.density.controlSmall} + 12px)`,
  },
  display: 'block',
  inlineSize: '100%',
  minInlineSize: leastWidth,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { minInlineSize: 0 } },
  // On paper a true table: its head comes again on every page, its columns are as wide as their words.
  '@media': { [media.print]: { display: 'table', minInlineSize: 0 } },
})
