import { navWidths } from '../../css/first-frame.css.ts'
import { text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'
import { wordsOpacity } from './NavigationTree.css.ts'

const isRail = '&[data-collapsed]:not(:hover, :focus-within)'
const isOpenRail = '&[data-collapsed]:is(:hover, :focus-within)'

export const shell = style({
  vars: { [wordsOpacity]: '1' },
  minBlockSize: '100dvh',
})
export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: vars.layer.tooltip,
  padding: '10px 16px',
  borderRadius: vars.radius.control,
  background: vars.tone.primary.solid,
  color: vars.tone.primary.onSolid,
  ...text('md', 'semibold'),
  textDecoration: 'none',
  translate: '0 -200%',
  selectors: { '&:focus': { translate: '0 0', outline: `2px solid ${vars.color.ink}`, outlineOffset: 2 } },
  '@media': { print: { display: 'none' } },
})
export const side = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.navigation,
  inlineSize: navWidths.full,
  overflow: 'hidden',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  display: 'none',
  ...transition('inline-size, box-shadow', 'base'),
  selectors: {
    [isRail]: { inlineSize: navWidths.rail, vars: { [wordsOpacity]: '0' } },
    [isOpenRail]: { boxShadow: vars.shadow.overlay },
  },
  '@media': { [media.lg]: { display: 'block' }, print: { display: 'none' } },
})
export const sideInner = style({
  inlineSize: `calc(${navWidths.full} - 1px)`,
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
})
export const brandLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 68,
  paddingInline: '22px 14px',
})
/** In the rail only the brand's sign is seen, whole. */
export const mark = style({ display: 'flex', minInlineSize: 0 })
export const pin = style({ opacity: wordsOpacity, color: vars.color.inkSubtle })
export const scroll = style({
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  padding: '0 14px 24px',
})
globalStyle('components', `${side}[data-collapsed]:not(:hover, :focus-within) ${scroll}`, {
  overflow: 'hidden',
})
globalStyle('components', `${side}[data-collapsed]:not(:hover, :focus-within) ul ul`, { display: 'none' })
globalStyle('components', `${side}[data-collapsed]:not(:hover, :focus-within) ${mark}`, {
  inlineSize: 28,
  overflow: 'hidden',
})

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  ...transition('padding', 'base'),
  '@media': {
    [media.lg]: {
      paddingInlineStart: navWidths.full,
      selectors: { [`${shell}[data-collapsed] > &`]: { paddingInlineStart: navWidths.rail } },
    },
    print: { padding: 0 },
  },
})
export const navbar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: `color-mix(in oklch, ${vars.color.canvas} 78%, transparent)`,
  backdropFilter: 'blur(14px) saturate(1.6)',
  '@media': {
    print: { display: 'none' },
    [media.forcedColors]: { background: 'Canvas', borderBlockEnd: '1px solid CanvasText' },
  },
})
const boxed = { maxInlineSize: 1440, marginInline: 'auto', inlineSize: '100%' }
const gutters = { paddingInline: 16, '@media': { [media.sm]: { paddingInline: 28 } } }
export const bar = style({
  ...boxed,
  ...gutters,
  minBlockSize: 68,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
})
export const opener = style({ '@media': { [media.lg]: { display: 'none' } } })
export const barStart = style({ flex: 1, minInlineSize: 0, display: 'flex' })
export const barEnd = style({ display: 'flex', alignItems: 'center', gap: 6 })
export const main = style({
  ...boxed,
  ...gutters,
  flex: 1,
  paddingBlock: '14px 40px',
  outline: 'none',
  selectors: { '&[data-fixed]': { blockSize: 'calc(100dvh - 68px)', overflow: 'hidden' } },
})
export const footer = style({
  ...boxed,
  ...gutters,
  paddingBlock: 20,
  '@media': { ...gutters['@media'], print: { display: 'none' } },
})
for (const part of [bar, main, footer])
  globalStyle('components', `:root[data-content-width="fluid"] ${part}`, { maxInlineSize: 'none' })
