import { control, focusRing, merge, text, truncate } from '../../css/factories.ts'
import { pageTop } from '../../css/page-top.ts'
import { media, rtl, state } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const columnRadius = 18
export const cardRadius = 10

export const board = style({ position: 'relative', minInlineSize: 0 })

export const switcher = style({
  display: 'none',
  '@media': {
    [media.belowSm]: {
      display: 'flex',
      gap: 6,
      overflowX: 'auto',
      paddingBlock: 4,
      marginBlockEnd: 8,
      scrollbarWidth: 'none',
    },
  },
})
globalStyle('components', `${switcher} > *`, { flex: 'none' })

/** As high as what the page leaves below its head. */
export const surface = style({ minInlineSize: 0, userSelect: 'none' })

const height = `max(420px, calc(100dvh - 266px - ${pageTop}))`

export const columns = style({
  position: 'relative',
  display: 'flex',
  gap: 16,
  blockSize: height,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  '@media': {
    [media.belowSm]: { blockSize: `max(420px, calc(100dvh - 200px - ${pageTop}))` },
    [media.print]: { blockSize: 'auto', overflow: 'visible', flexWrap: 'wrap' },
  },
})

const onePerPhone = {
  [media.belowSm]: {
    minInlineSize: '100%',
    selectors: { '&:not([data-shown])': { display: 'none' } },
  },
}

export const column = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 264px',
  minInlineSize: 264,
  boxSizing: 'border-box',
  padding: 8,
  borderRadius: columnRadius,
  background: vars.color.sunken,
  border: '1px solid transparent',
  outline: '1px solid transparent',
  selectors: {
    '&[data-over]': {
      background: `color-mix(in oklab, ${vars.tone.primary.soft} 75%, ${vars.color.sunken})`,
      borderColor: vars.tone.primary.base,
    },
    '&[data-lifted-column]': {
      borderStyle: 'dashed',
      borderColor: vars.tone.primary.base,
    },
  },
  '@media': { ...onePerPhone, [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const end = style({
  flex: '0 0 264px',
  '@media': { [media.belowSm]: { flexBasis: '100%', order: -1 } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 34,
  paddingInline: '2px 0',
  marginBlockEnd: 6,
})
export const grip = style(
  merge(control(), {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    marginInlineEnd: -4,
    padding: 0,
    borderRadius: vars.radius.small,
    cursor: 'grab',
    touchAction: 'manipulation',
    selectors: { '&:hover': { background: vars.color.hover } },
    '@media': { [media.touch]: { inlineSize: 32, blockSize: 44 }, [media.forcedColors]: { border: 0 } },
  }),
)
export const mark = style({
  gridArea: '1 / 1',
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 3,
  background: toneVars.base,
  selectors: { [`${grip}:is(:hover, :focus-visible) &`]: { visibility: 'hidden' } },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
export const gripIcon = style({
  gridArea: '1 / 1',
  display: 'grid',
  visibility: 'hidden',
  color: vars.color.inkMuted,
  selectors: { [`${grip}:is(:hover, :focus-visible) &`]: { visibility: 'visible' } },
})
export const title = style({ ...text('md', 'strong'), margin: 0, color: vars.color.ink, ...truncate })
export const hiddenTitle = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const count = style({
  ...text('sm'),
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const limit = style({
  ...text('xs', 'semibold'),
  flex: 'none',
  paddingInline: 8,
  lineHeight: '20px',
  borderRadius: vars.radius.full,
  background: vars.color.press,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-full]': { background: vars.tone.warning.softHover, color: vars.tone.warning.ink } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const headActions = style({ display: 'flex', marginInlineStart: 'auto' })

export const list = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minBlockSize: 40,
})
/** Its own padding keeps shadows and rings of cards from being cut. */
export const scrolling = style({
  minBlockSize: 0,
  flex: '0 1 auto',
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  marginInline: -8,
  paddingInline: 8,
  paddingBlock: '2px 8px',
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const filling = style({ flexGrow: 1 })
export const foot = style({ flex: '1 0 auto', minBlockSize: 36, paddingBlockStart: 2 })

/** Cards out of sight are not painted; what a card casts beyond its edges still is. */
export const slot = style({
  position: 'relative',
  borderRadius: cardRadius,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 118px',
  overflowClipMargin: 24,
  '@media': { [media.print]: { contentVisibility: 'visible' } },
  selectors: {
    '&::after': {
      content: 'none',
      position: 'absolute',
      inset: 0,
      borderRadius: cardRadius,
      pointerEvents: 'none',
    },
    '&[data-move]::after': { content: '""' },
    '&[data-move="left"]::after': {
      border: `1px dashed ${vars.color.lineControl}`,
      background: vars.color.hover,
    },
    '&[data-move="home"]::after': {
      border: `1px dashed ${vars.tone.primary.base}`,
      background: vars.tone.primary.soft,
    },
  },
})
globalStyle('components', `${slot}:is([data-move="left"], [data-move="home"]) > *`, { opacity: 0 })

const tilt = {
  rotate: '2.2deg',
  selectors: { [rtl]: { rotate: '-2.2deg' }, ':root[data-motion="reduced"] &': { rotate: '0deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { rotate: '0deg' } },
}
export const target = style({
  position: 'relative',
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: cardRadius,
  border: `1px dashed ${vars.tone.primary.base}`,
  background: `color-mix(in oklab, ${vars.tone.primary.base} 22%, ${vars.color.sunken})`,
})
export const lifted = style({
  position: 'relative',
  borderRadius: cardRadius,
  boxShadow: vars.shadow.overlay,
  cursor: 'grabbing',
  ...tilt,
})
const ringed = { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 }
export const liftedInPlace = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  borderRadius: cardRadius,
  boxShadow: vars.shadow.overlay,
  ...ringed,
  ...tilt,
})
globalStyle('components', `${slot}[data-move="lifted"]`, {
  zIndex: 1,
  borderRadius: cardRadius,
  boxShadow: vars.shadow.overlay,
  ...ringed,
})
export const liftedCount = style({
  ...text('xs', 'semibold'),
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -8,
  minInlineSize: 22,
  lineHeight: '22px',
  textAlign: 'center',
  borderRadius: vars.radius.full,
  background: vars.tone.primary.solid,
  color: vars.tone.primary.onSolid,
})
export const liftedColumn = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  blockSize: 54,
  padding: '8px 16px',
  borderRadius: columnRadius,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
  ...tilt,
})

export const keys = style({
  ...text('sm'),
  position: 'fixed',
  insetBlockEnd: 'max(24px, env(safe-area-inset-bottom))',
  insetInlineStart: '50%',
  translate: '-50% 0',
  zIndex: vars.layer.bulkBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  maxInlineSize: 'calc(100vw - 32px)',
  boxSizing: 'border-box',
  padding: '9px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'none',
  selectors: { [rtl]: { translate: '50% 0' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.print]: { display: 'none' } },
})
export const keysWhere = style({ ...text('sm', 'semibold') })
export const keysHelp = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '@media': { [media.touch]: { display: 'none' } },
})
globalStyle('components', `${keys} kbd`, {
  background: `color-mix(in oklch, ${vars.color.onInverse} 16%, transparent)`,
  boxShadow: 'none',
  color: 'inherit',
})

export const folded = style({
  flex: '0 0 48px',
  minInlineSize: 48,
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
})
export const foldedBody = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 0,
  overflow: 'hidden',
})
export const unfold = style(
  merge(control(), {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 30,
    blockSize: 30,
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    selectors: { '&:hover': { background: vars.color.hover }, ...focusRing(), [state.pressed]: {} },
    '@media': { [media.touch]: { blockSize: 44 } },
  }),
)
export const foldedTitle = style({
  ...text('md', 'strong'),
  margin: 0,
  writingMode: 'vertical-rl',
  color: vars.color.ink,
  ...truncate,
  minBlockSize: 0,
})

export const lanes = style({
  blockSize: height,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [media.print]: { blockSize: 'auto', overflow: 'visible' } },
})
const laneRow = { display: 'flex', gap: 16, minInlineSize: 'min-content' } as const
export const laneHeads = style({
  ...laneRow,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.color.canvas,
  paddingBlockEnd: 4,
})
globalStyle('components', `${laneHeads} > ${column}`, { paddingBlock: 4, borderRadius: 12 })
globalStyle('components', `${laneHeads} > ${column} > ${head}`, { marginBlockEnd: 0 })
export const lane = style({ minInlineSize: 'min-content' })
export const laneTitle = style({
  ...text('sm', 'semibold'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  paddingBlock: '12px 8px',
  color: vars.color.ink,
  inlineSize: 'fit-content',
  position: 'sticky',
  insetInlineStart: 0,
})
export const laneCells = style({ ...laneRow })
export const laneCell = style({
  flex: '1 1 264px',
  minInlineSize: 264,
  boxSizing: 'border-box',
  padding: 8,
  borderRadius: columnRadius,
  background: vars.color.sunken,
  '@media': { ...onePerPhone, [media.forcedColors]: { border: '1px solid CanvasText' } },
})
