import { createVar } from '@vanilla-extract/css'
import { control, focusRing, ownDirection, text, transition, truncate } from '../../../css/factories.ts'
import { media } from '../../../css/states.ts'
import { style } from '../../../css/style.ts'
import { toneVars } from '../../../css/tones.css.ts'
import { vars } from '../../../tokens/contract.css.ts'

const line = `1px solid ${vars.color.line}`
const chipRadius = vars.radius.small
/** The gutter of the hours. */
const gutter = 56

export const root = style({
  ...text('sm'),
  blockSize: '100%',
  color: vars.color.ink,
  WebkitTapHighlightColor: 'transparent',
})
export const view = style({ background: 'transparent' })
export const tableHeader = style({ background: vars.color.surface })
export const row = style({ border: line })

export const dayHeader = style({ border: line, overflow: 'hidden' })
export const dayHeaderInner = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  minInlineSize: 0,
  color: vars.color.inkMuted,
})
/** The name of a weekday above a month, or beside the number of a day. */
export const weekday = style({
  ...text('xs', 'medium'),
  paddingBlock: 11,
  color: vars.color.inkMuted,
  selectors: { '&[data-today]': { color: vars.tone.primary.ink, fontWeight: vars.weight.semibold } },
})
export const bigDay = style({
  ...text('xl', 'heavy'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: 34,
  blockSize: 34,
  marginBlock: 12,
  marginInline: '-6px -4px',
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-weekend]': { color: vars.color.inkMuted, fontWeight: vars.weight.semibold },
    '&[data-today]': { background: vars.tone.primary.solid, color: vars.tone.primary.onSolid },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: { '&[data-today]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

/** What leads to a day. */
export const dayLink = style(
  control({
    borderRadius: vars.radius.small,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -2 } },
    '@media': { [media.forcedColors]: { border: 0 } },
  }),
)
export const headLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  padding: 0,
  selectors: { '&:hover': { background: vars.color.hover } },
})

export const cell = style({ border: line })
export const otherMonth = style({})
export const dayTop = style({ display: 'flex', paddingInline: 8, paddingBlock: '5px 3px' })
export const dayNumber = style({
  ...text('sm', 'semibold'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 24,
  minBlockSize: 24,
  paddingInline: 4,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'default',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const dayNumberOther = style({ color: vars.color.inkMuted, fontWeight: vars.weight.regular })
export const dayNumberToday = style({
  background: vars.tone.primary.solid,
  color: vars.tone.primary.onSolid,
  selectors: { '&:hover': { background: vars.tone.primary.solidHover } },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
})
export const laneInner = style({ marginInlineEnd: 5, marginInlineStart: 3 })
export const slotLane = style({ border: line })
export const minorLane = style({ borderStyle: 'none' })
export const slotHeader = style({ border: 0, inlineSize: gutter })
export const slotHeaderInner = style({
  ...text('2xs', 'medium'),
  paddingInline: '6px 10px',
  translate: '0 -50%',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Midnight stands below its line, which is the edge. */
export const firstSlot = style({ translate: '0' })
export const slotDivider = style({ borderInlineEnd: line })
export const allDayHeader = style({
  display: 'flex',
  minBlockSize: 36,
  alignItems: 'center',
  justifyContent: 'flex-end',
})
export const allDayCell = style({ paddingBlockStart: 5 })
export const allDayHeaderInner = style({
  ...text('2xs', 'medium'),
  paddingInline: '4px 10px',
  color: vars.color.inkMuted,
  textAlign: 'end',
})
export const allDayDivider = style({ borderBlockEnd: line })
/** Where one does not work. */
export const restHours = style({ background: `color-mix(in oklab, ${vars.color.sunken} 62%, transparent)` })
export const highlight = style({
  background: `color-mix(in oklab, ${vars.tone.primary.base} 16%, transparent)`,
  '@media': { [media.forcedColors]: { outline: '2px dashed Highlight' } },
})

export const nowHeader = style({
  ...text('2xs', 'strong'),
  insetInlineStart: 2,
  translate: '0 -50%',
  paddingBlock: 1,
  paddingInline: 5,
  borderRadius: vars.radius.small,
  background: vars.tone.danger.soft,
  color: vars.tone.danger.ink,
  fontVariantNumeric: 'tabular-nums',
  zIndex: vars.layer.raised,
})
export const nowLine = style({
  border: 0,
  borderBlockStart: `2px solid ${vars.tone.danger.base}`,
  pointerEvents: 'none',
})
export const nowDot = style({
  inlineSize: 10,
  blockSize: 10,
  margin: -5,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.tone.danger.base,
})

export const event = style({
  position: 'relative',
  boxSizing: 'border-box',
  border: 0,
  color: toneVars.ink,
  cursor: 'default',
  outline: 'none',
  userSelect: 'none',
  ...transition('background-color, box-shadow'),
  selectors: {
    '&:focus-visible': focusRing('1px')?.['&[data-focus-visible]'] ?? {},
    '&:is([data-past], :has([data-past]))': { color: vars.color.inkMuted },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' },
    [media.print]: { printColorAdjust: 'exact' },
  },
})
export const dragging = style({})
export const mirror = style({
  boxShadow: `inset 0 0 0 1.5px ${toneVars.base}, ${vars.shadow.raised}`,
  cursor: 'grabbing',
})

/** The ground of an event: its calendar's tint; what is over has a paler one, its words keep their contrast. */
const ground = {
  background: toneVars.soft,
  selectors: {
    '&:hover': { background: toneVars.softHover },
    '&:has([data-past])': {
      background: `color-mix(in oklab, ${toneVars.soft} 48%, ${vars.color.surface})`,
    },
    '&:has([data-draft])': {
      background: toneVars.soft,
      outline: `1px dashed ${toneVars.base}`,
      outlineOffset: -1,
    },
  },
} as const

export const rowEvent = style({ ...ground, minBlockSize: 22, marginBlockEnd: 2 })
export const rowStart = style({
  marginInlineStart: 4,
  borderStartStartRadius: chipRadius,
  borderEndStartRadius: chipRadius,
})
export const rowEnd = style({
  marginInlineEnd: 4,
  borderStartEndRadius: chipRadius,
  borderEndEndRadius: chipRadius,
})
export const listItem = style({
  minBlockSize: 22,
  marginInline: 4,
  marginBlockEnd: 2,
  borderRadius: chipRadius,
  color: vars.color.ink,
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [media.forcedColors]: { border: 0 } },
})
export const columnEvent = style({
  ...ground,
  containerType: 'size',
  overflow: 'hidden',
  marginBlockEnd: 1,
  borderRadius: chipRadius,
  boxShadow: `0 0 0 1px ${vars.color.surface}`,
})

/** What stands in an event. */
export const face = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 22,
  paddingInline: 8,
  overflow: 'hidden',
  selectors: {
    [`${rowEvent} &`]: { paddingInlineStart: 12 },
    [`${rowEvent}:not(${rowStart}) &`]: { paddingInlineStart: 10 },
    [`${columnEvent} &`]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
      paddingBlock: 4,
      paddingInline: '12px 4px',
    },
    [`${columnEvent} &[data-short]`]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 6,
      paddingBlock: 0,
      minBlockSize: 0,
    },
  },
})
export const mark = style({
  flex: 'none',
  background: toneVars.base,
  selectors: {
    '[data-past] > &': { background: `color-mix(in oklab, ${toneVars.base} 62%, ${vars.color.surface})` },
    '[data-draft] > &': { visibility: 'hidden' },
    [`${listItem} &`]: { inlineSize: 8, blockSize: 8, borderRadius: 2.5 },
    [`${rowEvent} &`]: {
      position: 'absolute',
      insetBlock: 4,
      insetInlineStart: 4,
      inlineSize: 3,
      borderRadius: vars.radius.full,
    },
    [`${rowEvent}:not(${rowStart}) &`]: { display: 'none' },
    [`${columnEvent} &`]: {
      position: 'absolute',
      insetBlock: 4,
      insetInlineStart: 4,
      inlineSize: 3,
      borderRadius: vars.radius.full,
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
/** How many lines a title has at most. */
const lines = createVar('lines')
export const title = style({
  vars: { [lines]: '3' },
  ...text('xs', 'semibold'),
  ...truncate,
  ...ownDirection,
  flex: '0 1 auto',
  selectors: {
    [`${listItem} &`]: { fontWeight: vars.weight.medium, flex: '1 1 auto' },
    [`${columnEvent} [data-short] > &`]: { flex: '0 1 auto' },
    [`${columnEvent} :not([data-short]) > &`]: {
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
    },
  },
  // As many lines as leave one for the time.
  '@container': {
    '(max-height: 82px)': { vars: { [lines]: '2' } },
    '(max-height: 60px)': { vars: { [lines]: '1' } },
  },
})
export const time = style({
  ...text('2xs', 'medium'),
  ...truncate,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${listItem} &`]: { color: vars.color.inkMuted } },
  '@container': {
    '(max-width: 76px)': { display: 'none' },
    '(max-width: 104px)': { selectors: { '[data-short] > &': { display: 'none' } } },
  },
})
export const sign = style({ flex: 'none', display: 'inline-flex', color: 'inherit', opacity: 0.85 })

const gripBase = 8
export const grip = style({ position: 'absolute', zIndex: 1, display: 'block' })
export const gripStart = style({ insetBlock: 0, insetInlineStart: 0, inlineSize: gripBase })
export const gripEnd = style({ insetBlock: 0, insetInlineEnd: 0, inlineSize: gripBase })
export const gripTop = style({ insetInline: 0, insetBlockStart: 0, blockSize: gripBase })
export const gripBottom = style({ insetInline: 0, insetBlockEnd: 0, blockSize: gripBase })

/** The line that says how many more events a day has. */
export const moreLine = style({
  background: 'none',
  borderRadius: chipRadius,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -1 },
  },
})
export const moreWords = style({
  ...text('xs', 'medium'),
  ...truncate,
  display: 'block',
  minBlockSize: 22,
  paddingInline: 8,
  paddingBlock: 3,
  color: vars.color.inkMuted,
})
