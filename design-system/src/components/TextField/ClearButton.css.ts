import { style } from '../../css/style.ts'

/** Gone while there is nothing to clear. */
export const clear = style({
  display: 'flex',
  selectors: { ':placeholder-shown ~ * > &': { display: 'none' } },
})
