import { style } from '../../css/style.ts'

export const shortcut = style({
  display: 'inline-flex',
  gap: 4,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
})

/** In the middle of the line that a key's letters stand on; unlike icons it never mirrors. */
export const sign = style({ display: 'inline-block', verticalAlign: '-3px' })
