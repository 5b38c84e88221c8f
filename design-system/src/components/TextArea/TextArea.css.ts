import { createVar } from '@vanilla-extract/css'
import { style } from '../../css/style.ts'
import { input } from '../Field/Field.css.ts'

export const minRows = createVar('min-rows')
export const maxRows = createVar('max-rows')

/** A textarea that grows with its text, between two numbers of rows. */
export const area = style([
  input,
  {
    fieldSizing: 'content',
    display: 'block',
    resize: 'none',
    paddingBlock: 7,
    minBlockSize: `calc(${minRows} * 1lh + 14px)`,
    maxBlockSize: `calc(${maxRows} * 1lh + 14px)`,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    // Scrolling past its end is not scrolling the page.
    overscrollBehavior: 'contain',
  },
])
export const inside = style({ paddingBlockStart: 4 })
