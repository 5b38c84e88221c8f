import { text, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const active = '&[data-active]'
const inActive = '[data-active] > &'

export const entry = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: vars.density.control,
  paddingBlock: 4,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  ...text('md', 'medium'),
  selectors: {
    [active]: { background: vars.tone.primary.soft },
    '&[data-kind="all"]': { color: vars.color.inkMuted },
    '&[data-kind="retry"]': { color: vars.tone.danger.ink, marginBlockStart: 8 },
  },
  '@media': {
    [media.touch]: { minBlockSize: 48 },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [active]: { background: 'SelectedItem', color: 'SelectedItemText' },
        '&[data-kind]': { color: 'CanvasText' },
        '&[data-kind][data-active]': { color: 'SelectedItemText' },
      },
    },
  },
})
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  color: vars.color.inkSubtle,
  selectors: {
    [inActive]: { color: vars.tone.primary.ink },
    '[data-kind="retry"] > &': { color: 'inherit' },
  },
  '@media': { [media.forcedColors]: { color: 'inherit', selectors: { [inActive]: { color: 'inherit' } } } },
})
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
  '@media': { [media.belowSm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const label = style({ ...truncate, flexShrink: 1 })
export const hint = style({
  ...text('sm'),
  ...truncate,
  flexShrink: 2,
  color: vars.color.inkSubtle,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
export const note = style({
  ...text('xs'),
  flex: 'none',
  color: vars.color.inkSubtle,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
export const keys = style({ flex: 'none', '@media': { [media.touch]: { display: 'none' } } })
/** Holds its place beside every row, so that nothing moves when another is marked. */
export const enter = style({
  flex: 'none',
  display: 'grid',
  visibility: 'hidden',
  color: vars.tone.primary.ink,
  selectors: { [inActive]: { visibility: 'visible' } },
  '@media': {
    [media.touch]: { display: 'none' },
    [media.forcedColors]: { color: 'inherit' },
  },
})
export const mark = style({
  background: 'none',
  color: vars.tone.primary.ink,
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textDecorationColor: vars.tone.primary.base,
  textUnderlineOffset: '3px',
  textDecorationSkipInk: 'none',
  '@media': { [media.forcedColors]: { color: 'inherit', textDecorationColor: 'currentColor' } },
})
