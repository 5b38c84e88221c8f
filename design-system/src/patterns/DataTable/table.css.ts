import { createVar } from '@vanilla-extract/css'
import { style } from '../../css/style.ts'
import { narrow } from './DataTable.css.ts'

/** The tracks of the columns, and how wide they are together at the least. */
export const tracks = createVar('tracks')
export const leastWidth = createVar('least-width')

export const scroller = style({ overflowX: 'auto', overscrollBehaviorX: 'contain' })
export const table = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: leastWidth,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { minInlineSize: 0 } },
})
