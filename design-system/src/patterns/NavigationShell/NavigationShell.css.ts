import { createVar } from '@vanilla-extract/css'
import { navWidths } from '../../css/nav-widths.ts'
import { transition } from '../../css/factories.ts'
import { pageTop } from '../../css/page-top.ts'
import { roomy } from '../../css/rem.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { wordsOpacity } from './NavigationEntry.css.ts'

/** What the navigation at the side takes from the page. */
const start = createVar('start')

export const shell = style({
  vars: { [wordsOpacity]: '1', [start]: '0px' },
  minBlockSize: `calc(100dvh - ${pageTop})`,
  '@media': {
    [media.lg]: {
      selectors: {
        '&[data-layout="vertical"]': { vars: { [start]: navWidths.full } },
        '&[data-layout="vertical"][data-collapsed]': { vars: { [start]: navWidths.rail } },
      },
    },
  },
})
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${pageTop})`,
  paddingInlineStart: start,
  ...transition('padding', 'base'),
  selectors: { [`${shell}[data-fixed] > &`]: { blockSize: `calc(100dvh - ${pageTop})` } },
  '@media': {
    print: {
      padding: 0,
      selectors: { [`${shell}[data-fixed] > &`]: { blockSize: 'auto' } },
    },
  },
})
const chrome = { flex: 'none', '@media': { print: { display: 'none' } } }
export const banner = style(chrome)
/** One box around navbar and bar where they stay together; else each goes its own way. */
export const head = style({
  display: 'contents',
  '@media': { print: { display: 'none' } },
})
export const navbar = style(chrome)
export const barFrame = style({
  display: 'none',
  borderBlock: `1px solid ${vars.color.line}`,
  // As high as the bar will be, while it comes.
  minBlockSize: `calc(${vars.density.navItem} + 14px)`,
  '@media': { [media.lg]: { display: 'block' }, print: { display: 'none' } },
})
export const stays = style({
  position: 'sticky',
  insetBlockStart: pageTop,
  zIndex: vars.layer.sticky,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
})
globalStyle('components', `${head}${stays}`, {
  display: 'block',
  '@media': { print: { display: 'none' } },
})
export const plain = style({ background: vars.color.canvas })
export const blurred = style({
  background: `color-mix(in oklch, ${vars.color.canvas} 78%, transparent)`,
  backdropFilter: 'blur(14px) saturate(1.6)',
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
})
/** Out of sight until the keyboard comes to it, and while something is open from it. */
export const onFocus = style({
  position: 'fixed',
  insetBlockStart: pageTop,
  insetInlineStart: start,
  insetInlineEnd: 0,
  zIndex: vars.layer.navigation,
  boxShadow: vars.shadow.overlay,
  ...transition('translate', 'base'),
  selectors: {
    '&:not(:focus-within, :has([aria-expanded="true"]))': { translate: '0 -100%', boxShadow: 'none' },
  },
})

/** The width of the content, with its distance from the edges. */
export const line = style({
  maxInlineSize: 1440,
  marginInline: 'auto',
  inlineSize: '100%',
  paddingInline: roomy(16),
  '@media': { [media.sm]: { paddingInline: roomy(28) } },
})
globalStyle('components', `:root[data-content-width="fluid"] ${line}`, { maxInlineSize: 'none' })
/** A large text on a phone takes two lines. */
export const bar = style([
  line,
  { minBlockSize: 68, paddingBlock: 6, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
])
export const brand = style({
  display: 'none',
  marginInlineEnd: 18,
  '@media': { [media.lg]: { display: 'flex' } },
})
export const opener = style({ '@media': { [media.lg]: { display: 'none' } } })
export const barStart = style({ flex: 1, minInlineSize: 32, display: 'flex' })
export const barEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: roomy(6, 1.5),
  marginInlineStart: 'auto',
})
/** A number over the corner of the button before stays clear of the last one. */
globalStyle('components', `${barEnd} > :last-child:not(:first-child)`, {
  '@media': { [media.sm]: { marginInlineStart: 6 } },
})

export const main = style([
  line,
  {
    flex: 1,
    paddingBlock: '14px 40px',
    outline: 'none',
    selectors: {
      // Where a window is too low for both, the page scrolls rather than the screen vanishes.
      [`${shell}[data-fixed] &`]: {
        display: 'flex',
        flexDirection: 'column',
        gap: 8,
        minBlockSize: '20rem',
        overflow: 'hidden',
        paddingBlockEnd: 20,
      },
    },
    '@media': {
      print: {
        maxInlineSize: 'none',
        padding: 0,
        selectors: { [`${shell}[data-fixed] &`]: { display: 'block', overflow: 'visible' } },
      },
    },
  },
])
globalStyle('components', `${shell}[data-fixed] ${main} > :last-child`, { flex: 1, minBlockSize: 0 })
/** What stays at the window's end. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  ...chrome,
  '@media': {
    ...chrome['@media'],
    [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' },
  },
})
export const floating = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 16px)',
  insetInlineStart: 16,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
})
export const footer = style([
  line,
  {
    flex: 'none',
    paddingBlock: 20,
    selectors: { [`${dock} &`]: { paddingBlock: 12 } },
    '@media': { print: { display: 'none' } },
  },
])
