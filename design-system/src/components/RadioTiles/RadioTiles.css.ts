import { createVar } from '@vanilla-extract/css'
import { text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The colour that a tile stands for. */
export const color = createVar('color')

const line = (width: number, lineColor: string) => `inset 0 0 0 ${width}px ${lineColor}`

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  minInlineSize: 0,
  minBlockSize: 24,
  color: vars.color.inkMuted,
  cursor: 'default',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  ...transition('color, opacity'),
  selectors: {
    '&[data-hovered]': { color: vars.color.ink },
    '&:has(:checked)': { color: vars.color.ink },
    '&[data-disabled]': { opacity: 0.5 },
  },
})
export const input = style({ position: 'absolute', inset: 0, margin: 0, inlineSize: '100%', opacity: 0 })

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minBlockSize: 48,
  padding: 5,
  borderRadius: 10,
  background: vars.color.surface,
  boxShadow: line(1, vars.color.lineStrong),
  pointerEvents: 'none',
  ...transition('background-color, box-shadow'),
  selectors: {
    [`${tile}[data-hovered] > &`]: { boxShadow: line(1, vars.color.lineControl) },
    [`${tile}:has(:checked) > &`]: {
      background: vars.color.selected,
      boxShadow: line(2, vars.tone.primary.solid),
    },
    [`${tile}[data-invalid]:not(:has(:checked)) > &`]: { boxShadow: line(1, vars.tone.danger.base) },
    [`${tile}:has(:focus-visible) > &`]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonBorder',
      selectors: { [`${tile}:has(:checked) > &`]: { border: '2px solid Highlight', padding: 4 } },
    },
  },
})
export const swatch = style({
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.full,
  background: color,
  forcedColorAdjust: 'none',
})
/** Says of the chosen one that it is chosen to those who do not see its line. */
export const check = style({
  position: 'absolute',
  insetBlockStart: -5,
  insetInlineEnd: -5,
  display: 'none',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: vars.radius.full,
  background: vars.tone.primary.solid,
  color: vars.tone.primary.onSolid,
  selectors: { [`${tile}:has(:checked) &`]: { display: 'grid' } },
  '@media': {
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})
export const words = style({
  ...text('xs', 'medium'),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
})
