import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { height } from './ChartFrame.css.ts'
import { color } from './shapes.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  blockSize: height,
})
const caption = style({ ...text('xs'), color: vars.color.inkMuted })
/** What the axis beside the plot shows, above it. */
export const upCaption = style([caption, { gridColumn: '1 / -1', paddingBlockEnd: 12 }])
/** What the axis below the plot shows, at its end. */
export const alongCaption = style([caption, { gridColumn: 2, justifySelf: 'end', paddingBlockStart: 4 }])

export const point = style({
  fill: color,
  stroke: vars.color.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})
export const bubble = style({
  fill: `color-mix(in oklab, ${color} 26%, transparent)`,
  stroke: color,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
})
/** Around the point that is looked at. */
export const ring = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
