import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { frame } from '../Image/Image.css.ts'
import { headerInset, paddings } from './Card.css.ts'

const padding = vars.density.cardPadding
const bleed = `calc(-1 * ${padding})`
const fade = 56
const shade = (percent: number) => `color-mix(in oklch, ${vars.color.inverse} ${percent}%, transparent)`

export const width = createVar('width')

/** A picture reaches the card's edges, whatever space the card has inside, and has its round corners. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  selectors: {
    '&:first-child': {
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
    '&:last-child': { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card },
    [`${paddings.card} > &`]: { marginInline: bleed, marginBlock: padding },
    [`${paddings.card} > &:first-child`]: { marginBlockStart: bleed },
    [`${paddings.card} > &:last-child`]: { marginBlockEnd: bleed },
  },
})

/** Picture and words side by side, the picture as tall as the words; one above the other where both do not fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'clip',
  selectors: {
    '&:only-child': { borderRadius: vars.radius.card, blockSize: '100%' },
    [`${paddings.card} > &`]: { margin: bleed },
    [`${paddings.card} > &:only-child`]: { blockSize: `calc(100% + 2 * ${padding})` },
    [`${paddings.card} > &:not(:first-child)`]: { marginBlockStart: padding },
    [`${paddings.card} > &:not(:last-child)`]: { marginBlockEnd: padding },
  },
})
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: `1 1 ${width}`,
  minInlineSize: 0,
})
globalStyle('components', `${side} ${frame}`, { blockSize: '100%' })
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flex: '999 1 240px',
  minInlineSize: 0,
  padding,
  vars: { [headerInset]: '0' },
})

/** Pictures and words share a cell; nothing here is positioned, so that a link in it may cover the whole card. */
export const layer = style({ display: 'grid', gridArea: '1 / 1', minInlineSize: 0 })
/** Dark enough behind every line of the words for the brightest picture, and gone above them. */
export const over = style([
  layer,
  {
    alignSelf: 'end',
    zIndex: 1,
    display: 'grid',
    gap: 4,
    paddingBlock: `${fade}px 16px`,
    paddingInline: padding,
    overflowWrap: 'anywhere',
    color: vars.color.onInverse,
    background: `linear-gradient(to top, ${shade(88)}, ${shade(72)} calc(100% - ${fade}px), ${shade(44)} calc(100% - 34px), ${shade(14)} calc(100% - 14px), transparent)`,
    vars: {
      [headerInset]: '0',
      [vars.color.ink]: vars.color.onInverse,
      [vars.color.inkMuted]: vars.color.onInverse,
      [vars.color.inkSubtle]: vars.color.onInverse,
    },
    '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', paddingBlockStart: 16 } },
  },
])
