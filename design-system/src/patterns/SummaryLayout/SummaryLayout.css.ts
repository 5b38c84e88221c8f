import { pageTop } from '../../css/page-top.ts'
import { from } from '../../css/states.ts'
import { style } from '../../css/style.ts'

const wide = from(1024)

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 376px', gap: 32 } },
})
export const content = style({ minInlineSize: 0 })
export const summary = style({
  minInlineSize: 0,
  alignSelf: 'start',
  '@media': { [wide]: { position: 'sticky', insetBlockStart: `calc(${pageTop} + 92px)` } },
})
