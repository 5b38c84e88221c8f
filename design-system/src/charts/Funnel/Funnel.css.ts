import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const outline = createVar('outline')
export const share = createVar('share')
export const depth = createVar('depth')
export const nextDepth = createVar('nextDepth')

/** From here on stages stand beside each other. */
const WIDE = '(min-width: 520px)'
const SLICE = 150
const [light, dark] = [
  `color-mix(in oklab, ${vars.tone.primary.base} 62%, ${vars.color.surface})`,
  vars.tone.primary.solid,
]
const colorAt = (place: string) => `color-mix(in oklab, ${dark} ${place}, ${light})`

export const funnel = style({ flex: 1, display: 'grid', containerType: 'inline-size' })
// One below the other, the bars share their columns: each is as long as its share, whatever stands at its end.
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  rowGap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink,
  '@container': {
    [WIDE]: {
      gap: 0,
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr',
    },
  },
})
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  rowGap: 6,
  alignItems: 'center',
  '@container': {
    [WIDE]: {
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      rowGap: 12,
    },
  },
})
export const words = style({
  gridColumn: '1 / 3',
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minInlineSize: 0,
  '@container': {
    [WIDE]: { gridColumn: 1, display: 'grid', gap: 0, alignSelf: 'start', paddingInline: '0 8px' },
  },
})
export const title = style({ ...text('md', 'medium'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const value = style({
  ...text('lg', 'semibold'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const note = style({ ...text('sm'), color: vars.color.inkSubtle, fontVariantNumeric: 'tabular-nums' })
export const track = style({
  blockSize: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: vars.color.sunken,
  '@container': {
    [WIDE]: {
      blockSize: SLICE,
      borderRadius: 0,
      background: 'none',
    },
  },
})
export const slice = style({
  blockSize: '100%',
  inlineSize: share,
  background: vars.tone.primary.base,
  '@container': {
    [WIDE]: {
      inlineSize: '100%',
      clipPath: outline,
      background: `linear-gradient(to right, ${colorAt(depth)}, ${colorAt(nextDepth)})`,
    },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  selectors: { [rtl]: { scale: '-1 1' } },
})
export const onward = style({
  ...text('xs', 'semibold'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  textAlign: 'end',
  '@container': {
    [WIDE]: {
      position: 'absolute',
      insetBlockEnd: SLICE / 2,
      insetInlineEnd: 0,
      translate: '50% 50%',
      paddingInline: 8,
      paddingBlock: 3,
      borderRadius: 99,
      color: vars.color.ink,
      background: vars.color.surface,
      boxShadow: vars.shadow.resting,
      zIndex: 1,
      selectors: { [rtl]: { translate: '-50% 50%' } },
    },
  },
})
