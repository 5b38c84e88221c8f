import { createVar } from '@vanilla-extract/css'
import { control, focusRing, text, touchTarget, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The side of a day. */
const side = createVar('day-side')

export const root = style({
  vars: { [side]: vars.density.control },
  display: 'grid',
  gap: 8,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  '@media': { [media.touch]: { vars: { [side]: 'clamp(32px, (100vw - 80px) / 7, 46px)' } } },
  selectors: { '&[data-disabled]': { opacity: 0.55 } },
})

/** The room of a month of six weeks, before it is known which day is today. */
export const unknown = style({
  vars: { [side]: vars.density.control },
  inlineSize: `calc(7 * ${side})`,
  blockSize: `calc(2 * ${vars.density.controlSmall} + 6 * (${side} + 2px) + 42px)`,
  maxInlineSize: '100%',
})

/** As many months beside each other as there is room for. */
export const months = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 24px' })
export const month = style({ display: 'grid', alignContent: 'start', gap: 6, minInlineSize: 0 })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minBlockSize: vars.density.controlSmall,
})
export const caption = style({ ...text('md', 'semibold'), paddingInlineStart: 8 })
export const choices = style({ display: 'flex', minInlineSize: 0 })
export const paging = style({ display: 'flex', flex: 'none' })

export const choice = style({ position: 'relative', display: 'flex', minInlineSize: 0 })
export const select = style(
  control(touchTarget, {
    ...text('md', 'semibold'),
    appearance: 'none',
    fieldSizing: 'content',
    minInlineSize: 0,
    minBlockSize: vars.density.controlSmall,
    paddingBlock: 0,
    paddingInline: '8px 22px',
    borderRadius: vars.radius.small,
    textOverflow: 'ellipsis',
    selectors: { '&[data-hovered]': { background: vars.color.hover } },
  }),
)
/** The list that opens from it, which the browser draws on its own ground. */
export const option = style({ background: vars.color.surface, color: vars.color.ink })
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 5,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
})

export const grid = style({ borderCollapse: 'collapse', borderSpacing: 0 })
export const weekday = style({
  ...text('xs', 'medium'),
  inlineSize: side,
  blockSize: 28,
  padding: 0,
  color: vars.color.inkMuted,
  textAlign: 'center',
})
export const week = style({
  ...text('2xs', 'medium'),
  inlineSize: 32,
  padding: 0,
  paddingInlineEnd: 4,
  color: vars.color.inkSubtle,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

/** The whole width of a column, so that the days of a range join. */
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: side,
  blockSize: side,
  marginBlock: 1,
  outline: 'none',
  cursor: 'default',
  WebkitTapHighlightColor: 'transparent',
  userSelect: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    // Above the bands of the days around.
    '&[data-focus-visible]': { zIndex: vars.layer.raised },
  },
})

const able = ':not([data-disabled], [data-unavailable])'
const ends = ':is([data-selection-start], [data-selection-end])'
const chosen = `[data-selected]:is(:not([data-in-range]), ${ends})`

export const day = style({
  ...text('md', 'medium'),
  ...transition('background-color, color'),
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`[data-hovered]${able} > &`]: { background: vars.color.hover },
    [`[data-pressed]${able} > &`]: { background: vars.color.press },
    '[data-today] > &': { color: vars.tone.primary.ink, fontWeight: vars.weight.heavy },
    '[data-today] > &::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 4,
      inlineSize: 4,
      blockSize: 4,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '[data-unavailable] > &': {
      color: vars.color.inkSubtle,
      fontWeight: vars.weight.regular,
      textDecoration: 'line-through',
    },
    '[data-disabled] > &': { color: vars.color.inkSubtle, fontWeight: vars.weight.regular, opacity: 0.6 },
    [`${chosen} > &`]: { background: vars.tone.primary.solid, color: vars.tone.primary.onSolid },
    [`${chosen}[data-hovered]${able} > &`]: { background: vars.tone.primary.solidHover },
    '[data-selected]:not([data-in-range]) > &': { inlineSize: `calc(${side} - 2px)` },
    '[data-invalid][data-selected] > &': {
      background: vars.tone.danger.solid,
      color: vars.tone.danger.onSolid,
    },
    '[data-focus-visible] > &': focusRing('1px')?.['&[data-focus-visible]'] ?? {},
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [`${chosen} > &`]: { background: 'Highlight', color: 'HighlightText' },
        '[data-disabled] > &': { color: 'GrayText', opacity: 1 },
        '[data-unavailable] > &': { color: 'GrayText' },
      },
    },
  },
})

const rowStart = ':is(td:first-of-type, td:has(> [data-outside-month]) + td) > &'
const rowEnd = ':is(td:last-of-type, td:has(+ td > [data-outside-month])) > &'
const startRadii = {
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
}
const endRadii = { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control }

/** A band runs behind the days of a range, from its start to its end, and is rounded where a week breaks it. */
export const band = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  background: vars.tone.primary.soft,
  selectors: {
    '[data-selection-start] > &': startRadii,
    '[data-selection-end] > &': endRadii,
    [rowStart.replace('> &', '> * > &')]: startRadii,
    [rowEnd.replace('> &', '> * > &')]: endRadii,
    '[data-invalid] > &': { background: vars.tone.danger.soft },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'none',
      borderBlock: '2px solid Highlight',
      forcedColorAdjust: 'none',
    },
  },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
