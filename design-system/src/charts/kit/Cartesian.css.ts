import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { height } from './ChartFrame.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const at = createVar('at')
/** The room that a label below the plot has. */
export const widest = createVar('widest')
export const shift = createVar('shift')

export const plotGrid = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: height,
  // Half a line of the topmost label stands above the plot.
  paddingBlockStart: 8,
})
export const plot = style({
  position: 'relative',
  minInlineSize: 0,
  direction: 'ltr',
  outline: 'none',
  touchAction: 'pan-y',
  borderRadius: 4,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 } },
})
export const pressable = style({ cursor: 'pointer' })
export const shapes = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
})
export const layer = style({ pointerEvents: 'none' })

const label = style({
  ...text('xs'),
  color: vars.color.inkSubtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** The labels at the side, one over the other, so that the widest makes the room. */
export const side = style({ display: 'grid', paddingInlineEnd: 12, maxInlineSize: '38cqi' })
export const sideLabel = style([
  label,
  {
    gridArea: '1 / 1',
    alignSelf: 'start',
    position: 'relative',
    insetBlockStart: at,
    translate: '0 -50%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
])
/** The labels below the plot. */
export const foot = style({
  position: 'relative',
  gridColumn: 2,
  direction: 'ltr',
  blockSize: 24,
  minInlineSize: 0,
})
export const footLabel = style([
  label,
  {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: at,
    translate: `${shift} 0`,
    maxInlineSize: widest,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
])

export const gridLine = style({
  stroke: vars.color.line,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const zeroLine = style({
  stroke: vars.color.lineStrong,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

export const crosshair = style({
  stroke: vars.color.inkSubtle,
  strokeDasharray: '3 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const band = style({ fill: vars.color.hover })
export const activeDot = style({
  stroke: vars.color.surface,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})
export const pill = style({
  ...text('xs', 'strong'),
  position: 'absolute',
  padding: '1px 7px',
  borderRadius: vars.radius.small,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  zIndex: vars.layer.raised,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
})
/** On the axis below the plot. */
export const footPill = style([
  pill,
  { insetBlockStart: 'calc(100% + 6px)', insetInlineStart: at, translate: `${shift} 0` },
])
/** On the axis beside the plot, left or right of it. */
export const leftPill = style([
  pill,
  { insetBlockStart: at, insetInlineEnd: 'calc(100% + 4px)', translate: '0 -50%' },
])
export const rightPill = style([
  pill,
  { insetBlockStart: at, insetInlineStart: 'calc(100% + 4px)', translate: '0 -50%' },
])
