import { trough } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

/** Drawn by pseudo-elements of the cells: elements of their own would be most of what a page of rows on its way costs. */
const shape = {
  content: '""',
  display: 'block',
  flex: 'none',
  background: trough,
  borderRadius: vars.radius.small,
}
const outlined = {
  '@media': { [media.forcedColors]: { '::after': { border: '1px solid GrayText' } } },
}

export const words = style({
  ...outlined,
  '::after': { ...shape, inlineSize: '72%', blockSize: '0.62lh' },
  selectors: {
    'tr:nth-child(even) > &::after': { inlineSize: '58%' },
    'tr:nth-child(3n) > &::after': { inlineSize: '84%' },
  },
})
export const control = style({ ...outlined, '::after': { ...shape, inlineSize: 18, blockSize: 18 } })

const lines = (edge: string) =>
  `linear-gradient(${trough} 0 0) ${edge} 20% / 100% 31% no-repeat, linear-gradient(${trough} 0 0) ${edge} 82% / 76% 31% no-repeat`
export const title = style({
  ...outlined,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '::before': { ...shape, inlineSize: 36, blockSize: 36, borderRadius: vars.radius.full },
  '::after': {
    ...shape,
    inlineSize: 140,
    blockSize: `calc(2 * ${vars.density.cellLine})`,
    background: lines('0'),
  },
  selectors: {
    [`${rtl}::after`]: { background: lines('100%') },
    'tr:nth-child(even) > &::after': { inlineSize: 112 },
  },
})
