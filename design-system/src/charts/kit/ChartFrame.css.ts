import { createVar } from '@vanilla-extract/css'
import { control, merge, text, trackColor } from '../../css/factories.ts'
import { atLeast } from '../../css/lengths.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const height = createVar('height')
/** The colour of the series that a part of a chart stands for. */
export const color = createVar('color')

export const frame = style({ position: 'relative', margin: 0, minInlineSize: 0, inlineSize: '100%' })
export const head = style({ display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 30 })
export const headLegend = style({ flex: '1 1 0', minInlineSize: 0 })
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minInlineSize: 0,
})
export const body = style({ minInlineSize: 0, minBlockSize: height })
export const drawing = style({ position: 'relative', minBlockSize: height, minInlineSize: 0 })

export const table = style({ maxBlockSize: height, overflow: 'auto', overscrollBehavior: 'contain' })
export const notice = style({
  ...text('sm'),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minBlockSize: height,
  color: vars.color.inkMuted,
  textAlign: 'center',
})
export const skeleton = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: height,
  overflow: 'hidden',
})
export const bones = style({
  display: 'flex',
  alignItems: 'end',
  gap: '4%',
  inlineSize: '100%',
  blockSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const share = createVar('share')
export const bone = style({
  flex: '1 1 0',
  blockSize: share,
  borderStartStartRadius: 6,
  borderStartEndRadius: 6,
  background: trackColor,
})
export const ring = style({
  blockSize: '82%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  border: `22px solid ${trackColor}`,
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 4px',
  margin: 0,
  marginInlineStart: -6,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 92,
  overflowY: 'auto',
})
export const entry = style(
  merge(control({ ...text('sm'), color: vars.color.inkMuted }), {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: atLeast(24),
    maxInlineSize: '100%',
    paddingInline: 6,
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover': { background: vars.color.hover, color: vars.color.ink },
      '&[aria-pressed="false"]': { color: vars.color.inkSubtle, textDecoration: 'line-through' },
    },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.forcedColors]: { border: 0 },
    },
  }),
)
export const entryLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const swatch = style({
  flex: 'none',
  backgroundColor: color,
  forcedColorAdjust: 'none',
  selectors: { '[aria-pressed="false"] > &': { opacity: 0.35 } },
})
const bar = { inlineSize: 9, blockSize: 9, borderRadius: 3 } as const
/** What is drawn on a colour to tell it from others. */
const trace = `color-mix(in oklab, ${vars.color.surface} 70%, transparent)`
export const shapeSwatch = style({
  flex: 'none',
  inlineSize: 11,
  blockSize: 11,
  fill: color,
  selectors: { '[aria-pressed="false"] > &': { opacity: 0.35 } },
  '@media': { [media.forcedColors]: { fill: 'currentColor' } },
})
export const swatches = styleVariants(
  {
    bar,
    striped: {
      ...bar,
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 2px, ${trace} 2px 3.5px)`,
    },
    dotted: {
      ...bar,
      backgroundImage: `radial-gradient(${trace} 1px, transparent 1.2px)`,
      backgroundSize: '4px 4px',
    },
    lined: {
      ...bar,
      backgroundImage: `repeating-linear-gradient(0deg, transparent 0 2px, ${trace} 2px 3px)`,
    },
    dot: { inlineSize: 9, blockSize: 9, borderRadius: vars.radius.full },
    line: { inlineSize: 14, blockSize: 3, borderRadius: vars.radius.full },
    dashed: {
      inlineSize: 14,
      blockSize: 2,
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(90deg, ${color} 0 5px, transparent 5px 8px)`,
    },
  },
  (rule) => [swatch, rule],
)
