import { surface, text } from '../../css/factories.ts'
import { siteMedia } from '../../css/site-line.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [siteMedia.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const plan = style({
  ...surface('raised', 'overlay'),
  position: 'relative',
  padding: 24,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    // Heads, prices, notes, buttons and points of all cards each begin on one line.
    [siteMedia.wide]: {
      display: 'grid',
      gridRow: 'span 6',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      alignItems: 'start',
    },
    [media.lg]: { padding: 28 },
  },
})
export const marked = style({
  boxShadow: `0 0 0 2px ${vars.tone.primary.solid}, ${vars.shadow.overlay}`,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
})
/** Sits on the card's upper line. */
export const mark = style({
  ...text('xs', 'strong'),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 28,
  paddingBlock: 4,
  paddingInline: 10,
  borderRadius: vars.radius.full,
  translate: '0 -50%',
  background: vars.tone.primary.solid,
  color: vars.tone.primary.onSolid,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: 14 })
export const words = style({ display: 'grid', gap: 2, minInlineSize: 0 })
export const name = style({ ...text('xl', 'strong'), margin: 0, color: vars.color.ink })
export const description = style({ ...text('sm'), margin: 0, color: vars.color.inkMuted })
export const cost = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '0 12px',
  margin: 0,
  marginBlockStart: 20,
})
export const price = style({
  ...text('4xl', 'heavy'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
})
export const aside = style({
  ...text('sm'),
  display: 'grid',
  paddingBlockEnd: 2,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
/** One line high also while nothing is struck through. */
export const before = style({ minBlockSize: '1lh' })
/** Two lines high where a column has no room for one. */
export const note = style({
  ...text('sm'),
  margin: 0,
  marginBlock: '6px 20px',
  minBlockSize: '1lh',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [`${siteMedia.wide} and ${media.belowLg}`]: { minBlockSize: '2lh' },
  },
})
export const pointsTitle = style({
  ...text('sm', 'semibold'),
  margin: 0,
  marginBlockStart: 24,
  color: vars.color.ink,
})
export const points = style({
  display: 'grid',
  gap: 10,
  margin: 0,
  marginBlockStart: 12,
  padding: 0,
  listStyle: 'none',
})
export const point = style({ ...text('md'), display: 'flex', gap: 10, color: vars.color.inkMuted })
export const check = style({
  flex: 'none',
  display: 'inline-flex',
  paddingBlock: 1,
  color: vars.color.inkSubtle,
  selectors: { [`${marked} &`]: { color: vars.tone.primary.ink } },
})
