import { createVar } from '@vanilla-extract/css'
import { rem } from '../../css/rem.ts'
import { layoutStyle, style } from '../../css/style.ts'
import { media } from '../../css/states.ts'
import { vars } from '../../tokens/contract.css.ts'

export const rows = createVar('rows')

/** The height of a row in px, of which a card spans several, with the gaps between them. */
const ROW = 32
const wide = `(min-width: ${rem(960)})`
const middle = `(min-width: ${rem(560)})`
const gap = vars.density.gap

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })
export const grid = layoutStyle({
  display: 'grid',
  gap,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridAutoFlow: 'row dense',
  '@container': { [wide]: { gridAutoRows: `minmax(${rem(ROW)}, auto)` } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: `calc(${rows} * ${rem(ROW)} + (${rows} - 1) * ${gap})`,
  gridColumn: 'span 12',
  '@container': { [wide]: { gridRow: `span ${rows}` } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

const spans = (narrow: number, between: number, full: number) =>
  style({
    gridColumn: `span ${narrow}`,
    '@container': {
      [middle]: { gridColumn: `span ${between}` },
      [wide]: { gridColumn: `span ${full}` },
    },
  })

export const sizes = {
  sixth: spans(6, 3, 2),
  quarter: spans(12, 6, 3),
  third: spans(12, 6, 4),
  half: spans(12, 12, 6),
  twoThirds: spans(12, 12, 8),
  full: spans(12, 12, 12),
}
