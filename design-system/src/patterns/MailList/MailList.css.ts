import { createVar } from '@vanilla-extract/css'
import {
  boxPress,
  control,
  ownDirection,
  text,
  touchTarget,
  transition,
  truncate,
} from '../../css/factories.ts'
import { rem } from '../../css/rem.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const count = createVar('count')
export const index = createVar('index')
const rowSize = createVar('row-size')
const line = vars.density.cellLine

export const list = style({
  vars: { [rowSize]: `calc(3 * ${line} + ${vars.density.row} / 2)` },
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  outline: 'none',
  contain: 'strict',
})
export const rows = style({ position: 'relative', blockSize: `calc(${count} * ${rowSize})` })

export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${index} * ${rowSize})`,
  blockSize: rowSize,
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  paddingInline: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  outline: 'none',
  cursor: 'default',
  WebkitTapHighlightColor: 'transparent',
  ...transition('background-color'),
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current="true"]': { background: vars.tone.primary.soft },
    '&[aria-selected="true"]': { background: vars.color.selected },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-current="true"], [aria-selected="true"])': {
          outline: '2px solid Highlight',
          outlineOffset: '-2px',
        },
      },
    },
  },
})

/** Stands over the time while the row is hovered or holds the focus, and ends above the star, in every density. */
export const actions = style({
  position: 'absolute',
  insetBlockStart: `max(0px, ${vars.density.row} / 4 + ${line} / 2 - ${rem(20)})`,
  insetInlineEnd: 10,
  display: 'none',
  gap: 2,
  padding: 1,
  zIndex: vars.layer.raised,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow.resting,
  selectors: { [`${row}:is(:hover, :focus-within) &`]: { display: 'flex' } },
  // Where there is no pointer that hovers, rows are pressed, and what is done stands in the bars.
  '@media': {
    [media.touch]: { selectors: { [`${row}:is(:hover, :focus-within) &`]: { display: 'none' } } },
  },
})

export const chooseCell = style({ alignSelf: 'center' })
export const content = style({ display: 'grid', minInlineSize: 0 })
/** The time on the first line, the marks on the second. */
export const side = style({
  display: 'grid',
  gridTemplateRows: `${line} ${line} ${line}`,
  justifyItems: 'end',
  alignItems: 'center',
})
export const choose = style(
  control({
    ...touchTarget,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: vars.radius.full,
    padding: 0,
    zIndex: vars.layer.raised,
  }),
)
/** Over the face: the box shows when the row is hovered or anything is chosen. */
export const box = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  opacity: 0,
  background: vars.color.surface,
  selectors: {
    [`${row}:is(:hover, :focus-visible) &, ${choose}:focus-visible &, ${list}[data-choosing] &`]: {
      opacity: 1,
    },
    [`${row}[aria-selected="true"] &`]: { background: 'transparent' },
  },
  '@media': {
    [media.touch]: { selectors: { [`${list}:not([data-choosing]) ${row} &`]: { opacity: 0 } } },
  },
})
export const face = style({
  display: 'grid',
  selectors: { [`${list}[data-choosing] &`]: { visibility: 'hidden' } },
})

export const name = style({
  ...text('md', 'medium'),
  ...truncate,
  lineHeight: line,
  color: vars.color.ink,
  display: 'flex',
  gap: 8,
  alignItems: 'center',
})
export const words = style({ ...truncate })
export const subject = style({
  ...text('md'),
  display: 'flex',
  gap: 6,
  minInlineSize: 0,
  lineHeight: line,
  color: vars.color.ink,
})
/** Ends where its own words end, and stands where the others begin. */
const ownWords = { ...truncate, textAlign: ownDirection.textAlign }
export const subjectWords = style({ ...ownWords, flex: '1 1 0' })
export const preview = style({
  ...text('sm'),
  ...ownWords,
  lineHeight: line,
  // It takes its line where there is nothing to say, too.
  minBlockSize: line,
})
export const unread = style({ fontWeight: vars.weight.semibold })
export const unreadDot = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: vars.tone.primary.base,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const amount = style({ ...text('xs', 'medium'), color: vars.color.inkMuted, flex: 'none' })
export const link = style(boxPress())
export const note = style({ flex: 'none', color: vars.tone.danger.ink, fontWeight: vars.weight.medium })

export const time = style({
  ...text('xs'),
  lineHeight: line,
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
export const marks = style({ display: 'flex', alignItems: 'center', gap: 6, justifyContent: 'end' })
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: toneVars.base,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const star = style(
  control({
    ...touchTarget,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 20,
    padding: 0,
    zIndex: vars.layer.raised,
    color: vars.color.inkSubtle,
    selectors: {
      ...touchTarget.selectors,
      '&[aria-pressed="true"]': { color: vars.tone.warning.base },
    },
  }),
)
export const action = style(
  control({
    display: 'grid',
    placeItems: 'center',
    inlineSize: `calc(${line} + ${rem(6)})`,
    aspectRatio: '1',
    padding: 0,
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    selectors: { [state.hovered]: { background: vars.color.hover, color: vars.color.ink } },
  }),
)
