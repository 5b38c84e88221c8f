import { transition } from '../../css/factories.ts'
import { style } from '../../css/style.ts'

/** Closes the place that the card leaves while the card fades. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  minInlineSize: 0,
  ...transition('grid-template-rows', 'slow'),
  selectors: { '&[data-leaving]': { gridTemplateRows: '0fr' } },
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  ...transition('opacity, scale', 'base'),
  selectors: { '[data-leaving] > &': { opacity: 0, scale: '0.96' } },
})
