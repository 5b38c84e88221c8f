import { trackColor } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Drawn by the cells themselves: elements of their own would be most of what a page of rows on its way costs. */
const shape = style({
  '::after': { content: '""', display: 'block', background: trackColor, borderRadius: vars.radius.small },
  '@media': { [media.forcedColors]: { '::after': { border: '1px solid GrayText' } } },
})

export const words = style([shape, { '::after': { inlineSize: '64%', blockSize: '0.62lh' } }])
/** A checkbox or the button of a menu. */
export const control = style([shape, { '::after': { inlineSize: 18, blockSize: 18 } }])
/** A picture and two lines. */
export const title = style([
  shape,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: 36,
      blockSize: 36,
      background: trackColor,
      borderRadius: vars.radius.full,
    },
    '::after': {
      inlineSize: 140,
      blockSize: `calc(2 * ${vars.density.cellLine})`,
      background: `linear-gradient(${trackColor} 62%, transparent 0) 0 0.19lh / 100% 50%`,
    },
  },
])
