import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { createVar } from '@vanilla-extract/css'

/** The colour of a series. */
export const color = createVar('color')
/** A pattern of its own, for where colours do not tell it from others. */
export const pattern = createVar('pattern')

// A chart does not move when it is first drawn; what changes later slides to where it belongs.
const moving = {
  transitionProperty: 'd, fill, opacity',
  transitionDuration: vars.motion.slow,
  transitionTimingFunction: vars.motion.easeOut,
} as const

export const line = style({
  fill: 'none',
  stroke: color,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
/** Dashes tell lines apart where colours cannot: in forced colours and on paper. */
const dashes = {
  0: 'none',
  1: '6 4',
  2: '2 4',
  3: '10 4 2 4',
  4: '12 5',
  5: '4 2',
  6: '1 3',
  7: '8 3 1 3 1 3',
}
export const dashed = styleVariants(dashes, (strokeDasharray) => ({
  '@media': { [media.forcedColors]: { strokeDasharray }, [media.print]: { strokeDasharray } },
}))
export const alwaysDashed = style({ strokeDasharray: '5 4' })
export const quiet = style({ opacity: 0.55 })
export const areaTop = style({ stopColor: color, stopOpacity: 0.28 })
export const areaBottom = style({ stopColor: color, stopOpacity: 0.02 })
export const area = style({
  '@media': { [media.forcedColors]: { fill: 'none' } },
})
export const solidArea = style({
  fill: color,
  opacity: 0.72,
  '@media': { [media.forcedColors]: { fill: pattern, opacity: 1 } },
})
export const dot = style({
  fill: vars.color.surface,
  stroke: color,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', fill: 'Canvas' } },
})
const inForcedColors = {
  [media.forcedColors]: { fill: pattern, stroke: 'CanvasText', strokeWidth: 1, forcedColorAdjust: 'none' },
} as const
export const bar = style({ ...moving, fill: color, '@media': inForcedColors })
/** Filled by an attribute: a pattern on its colour. */
export const patterned = style({ ...moving, '@media': inForcedColors })
export const colorGround = style({ fill: color })
export const colorTrace = style({
  fill: 'none',
  stroke: `color-mix(in oklab, ${vars.color.surface} 60%, transparent)`,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})
/** Steps back behind the one that matters. */
export const softBar = style({
  ...moving,
  fill: `color-mix(in oklab, ${color} 20%, ${vars.color.surface})`,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 } },
})
export const fullTop = style({ stopColor: color })
export const fullBottom = style({ stopColor: `color-mix(in oklab, ${color} 78%, ${vars.color.inverse})` })
export const track = style({
  fill: vars.color.hover,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
})
export const dash = style({
  stroke: color,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const patternGround = style({ fill: 'Canvas' })
export const patternMark = style({ stroke: 'CanvasText', strokeWidth: 1.5, fill: 'none' })
