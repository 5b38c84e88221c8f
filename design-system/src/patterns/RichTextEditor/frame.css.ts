import { createVar } from '@vanilla-extract/css'
import { style } from '../../css/style.ts'

export const minRows = createVar('min-rows')
export const maxRows = createVar('max-rows')

/**
 * The field's box around the tools and the text, which have their own distance from it. Said twice, to win over the
 * box's own rules whichever of the two loads first.
 */
export const box = style({
  containerType: 'inline-size',
  containerName: 'editor',
  selectors: { '&&': { display: 'block', padding: 0, overflow: 'clip' } },
})

const around = 24

/** Where the text stands: as high as some lines of prose, then it scrolls. */
export const area = style({
  boxSizing: 'border-box',
  fontSize: '0.875rem',
  lineHeight: '1.5rem',
  paddingBlock: 12,
  paddingInline: 14,
  minBlockSize: `calc(${minRows} * 1lh + ${around}px)`,
  maxBlockSize: `calc(${maxRows} * 1lh + ${around}px)`,
  overflowY: 'auto',
})
