import { createVar } from '@vanilla-extract/css'
import { focusRing, surface, text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { globalStyle, style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Px along the edges that panels cover. */
export const freeStart = createVar('map-free-start')
export const freeEnd = createVar('map-free-end')
export const freeBottom = createVar('map-free-bottom')

const water = `color-mix(in oklab, ${vars.tone.primary.soft} 62%, ${vars.color.canvas})`

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  flex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 160,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: water,
  color: vars.color.ink,
})
/** Its frame cuts what is drawn beyond it: two round edges one in the other would take a picture between. */
export const map = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  outline: 'none',
  selectors: { ...focusRing('-3px') },
})
export const movable = style({
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-grabbed]': { cursor: 'grabbing' } },
})
/** One layer that is moved as a whole; physical, as the earth does not mirror. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  blockSize: 0,
  direction: 'ltr',
  transformOrigin: '0 0',
  willChange: 'transform',
})
/** Opaque, so that moving it copies and does not mix. */
export const ground = style({
  position: 'absolute',
  maxInlineSize: 'none',
  background: water,
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
})
/** As thick however near the map is. */
globalStyle('components', `${ground} path`, { vectorEffect: 'non-scaling-stroke' })
export const land = style({
  fill: `color-mix(in oklab, ${vars.color.surfaceRaised} 92%, ${vars.tone.warning.soft})`,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
})
export const coasts = style({
  stroke: `color-mix(in oklab, ${vars.tone.primary.line} 60%, ${vars.color.lineStrong})`,
  strokeWidth: 0.75,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
/** Translucent together: where two of its lines meet it is not darker. */
export const shallows = style({
  stroke: `color-mix(in oklab, ${vars.tone.primary.soft} 92%, ${vars.tone.primary.line})`,
  strokeWidth: 9,
  opacity: 0.55,
  '@media': { [media.forcedColors]: { display: 'none' } },
})
export const borders = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 0.8,
  strokeDasharray: '3 3',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const otherRoutes = style({
  stroke: vars.color.inkSubtle,
  strokeWidth: 1.6,
  opacity: 0.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', opacity: 1 } },
})
const way = { stroke: vars.tone.primary.solid, strokeWidth: 4 } as const
export const routeDone = style({ ...way, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } })
export const routeLeft = style({
  ...way,
  stroke: vars.tone.primary.base,
  strokeDasharray: '0.1 8',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

const dot = { position: 'absolute', insetInlineStart: 0, insetBlockStart: 0 } as const
const press = {
  ...dot,
  border: 0,
  padding: 0,
  margin: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const

export const marker = style({
  ...press,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  marginInlineStart: -16,
  marginBlockStart: -16,
  transformOrigin: '16px 16px',
  borderRadius: vars.radius.full,
  selectors: { ...focusRing('0px'), '&:hover': { zIndex: 2 } },
})
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: 26,
  blockSize: 26,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.surface}`,
  background: toneVars.solid,
  color: toneVars.onSolid,
  boxShadow: vars.shadow.raised,
  ...transition('scale'),
  selectors: { [`${marker}:hover &`]: { scale: '1.12' } },
  '@media': {
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', border: '2px solid CanvasText' },
  },
})
export const selectedMarker = style({ zIndex: 3 })
export const selectedDisc = style({
  inlineSize: 36,
  blockSize: 36,
  boxShadow: `0 0 0 8px color-mix(in oklab, ${toneVars.base} 28%, transparent), ${vars.shadow.raised}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
})
export const heading = style({ display: 'grid' })

export const cluster = style({
  ...press,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  marginInlineStart: -20,
  marginBlockStart: -20,
  transformOrigin: '20px 20px',
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  ...text('sm', 'strong'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { ...focusRing(), '&:hover': { zIndex: 2 } },
  '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
})
/** Of a picture, which nothing presses. */
export const still = style({ pointerEvents: 'none' })
export const ring = style({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  strokeWidth: 3.5,
  rotate: '-90deg',
})

export const label = style({
  ...dot,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  inlineSize: 0,
  blockSize: 0,
  display: 'flex',
  alignItems: 'center',
  textShadow: `0 0 3px ${vars.color.surface}, 0 0 2px ${vars.color.surface}`,
  '@media': { [media.forcedColors]: { textShadow: 'none' } },
})
const town = (size: number) =>
  ({
    '::before': {
      content: '""',
      flex: 'none',
      boxSizing: 'border-box',
      inlineSize: size,
      blockSize: size,
      marginInlineStart: -size / 2,
      marginInlineEnd: 5,
      borderRadius: vars.radius.full,
      border: `1.5px solid ${vars.color.inkMuted}`,
      background: vars.color.surface,
    },
  }) as const
export const labels = styleVariants({ country: 0, major: 1, minor: 2 }, (_, kind) =>
  kind === 'country'
    ? {
        justifyContent: 'center',
        ...text('xs', 'semibold'),
        color: vars.color.inkSubtle,
        textTransform: vars.caps.transform as 'uppercase',
        letterSpacing: vars.caps.tracking,
      }
    : kind === 'major'
      ? { ...text('sm', 'semibold'), color: vars.color.ink, ...town(8) }
      : { ...text('xs', 'medium'), color: vars.color.inkMuted, ...town(6) },
)

export const popoverPlace = style({ ...dot, zIndex: 4 })
export const popover = style({
  ...surface('overlay', 'overlay'),
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 270,
  translate: '0 -50%',
  padding: 16,
  cursor: 'auto',
  userSelect: 'text',
})
/** The layer is written left to right in every language, so its start is the west. */
export const popoverSides = {
  west: style({ insetInlineEnd: 34 }),
  east: style({ insetInlineStart: 34 }),
}

export const controls = style({
  position: 'absolute',
  insetInlineEnd: `calc(${freeEnd} + 16px)`,
  insetBlockEnd: `calc(${freeBottom} + 16px)`,
  display: 'grid',
  gap: 8,
  zIndex: 1,
})
export const control = style({
  ...surface('raised', 'control'),
  display: 'grid',
  selectors: { [state.disabled]: { opacity: 0.5 } },
})
export const scaleBar = style({
  position: 'absolute',
  insetInlineStart: `calc(${freeStart} + 20px)`,
  insetBlockEnd: `calc(${freeBottom} + 14px)`,
  ...text('xs', 'medium'),
  color: vars.color.inkMuted,
  textAlign: 'center',
  borderInline: `1.5px solid ${vars.color.inkMuted}`,
  borderBlockEnd: `1.5px solid ${vars.color.inkMuted}`,
  blockSize: 18,
  paddingBlockEnd: 4,
  pointerEvents: 'none',
  boxSizing: 'border-box',
  whiteSpace: 'nowrap',
})
