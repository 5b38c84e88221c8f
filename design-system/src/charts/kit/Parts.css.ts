import { control, merge, text } from '../../css/factories.ts'
import { atLeast } from '../../css/lengths.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { color, height, swatches } from './ChartFrame.css.ts'
import { pattern } from './shapes.css.ts'
import { createVar } from '@vanilla-extract/css'

export const side = createVar('side')

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px 24px',
  minBlockSize: height,
})
export const below = style({ flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' })
export const drawing = style({
  position: 'relative',
  flex: `0 1 ${side}`,
  inlineSize: side,
  maxInlineSize: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  direction: 'ltr',
  borderRadius: vars.radius.full,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 } },
})
export const shapes = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
})
export const part = style({
  fill: color,
  outline: 'none',
  transitionProperty: 'd, opacity',
  transitionDuration: vars.motion.base,
  '@media': {
    [media.forcedColors]: {
      fill: pattern,
      stroke: 'CanvasText',
      strokeWidth: 0.5,
      forcedColorAdjust: 'none',
    },
  },
})
export const pressable = style({ cursor: 'pointer' })
/** Steps back behind the part that is looked at. */
export const quiet = style({ opacity: 0.38 })
export const center = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  paddingInline: '24%',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  textAlign: 'center',
})
export const centerValue = style({
  ...text('2xl', 'heavy'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})
export const centerLabel = style({ ...text('xs'), color: vars.color.inkMuted, overflowWrap: 'anywhere' })

export const list = style({
  flex: '1 1 190px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minInlineSize: 'min(190px, 100%)',
  margin: 0,
  padding: 0,
})
export const columns = style({
  flex: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  columnGap: 16,
})
export const row = style(
  merge(control({ ...text('sm'), color: vars.color.inkMuted }), {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: atLeast(28),
    inlineSize: '100%',
    paddingInline: 6,
    borderRadius: vars.radius.small,
    textAlign: 'start',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-pressed="false"]': { color: vars.color.inkSubtle, textDecoration: 'line-through' },
    },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.forcedColors]: { border: 0 } },
  }),
)
export const current = style({ background: vars.color.hover })
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const figure = style({
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const swatch = swatches.bar
