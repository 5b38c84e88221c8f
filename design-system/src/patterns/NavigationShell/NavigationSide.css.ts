import { navWidths } from '../../css/nav-widths.ts'
import { transition } from '../../css/factories.ts'
import { pageTop } from '../../css/page-top.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { item, words, wordsOpacity } from './NavigationEntry.css.ts'
import { activeGround, activeInk } from './NavigationTree.css.ts'

// A press focuses what it presses; only the keyboard's focus keeps the rail open when the pointer has left.
const isUsed = ':is(:hover, :has(:focus-visible))'
const rail = `[data-collapsed]:not(${isUsed})`

export const side = style({
  position: 'fixed',
  insetBlock: `${pageTop} 0`,
  insetInlineStart: 0,
  zIndex: vars.layer.navigation,
  inlineSize: navWidths.full,
  // Not hidden, which a script could scroll.
  overflow: 'clip',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  display: 'none',
  vars: { [activeInk]: vars.color.ink },
  ...transition('inline-size, box-shadow', 'base'),
  selectors: {
    [`&${rail}`]: {
      inlineSize: navWidths.rail,
      vars: {
        [wordsOpacity]: '0',
        [activeGround]: vars.tone.primary.soft,
        [activeInk]: vars.tone.primary.ink,
      },
    },
    [`&[data-collapsed]${isUsed}`]: { boxShadow: vars.shadow.overlay },
  },
  '@media': { [media.lg]: { display: 'block' }, print: { display: 'none' } },
})
export const inner = style({
  inlineSize: `calc(${navWidths.full} - 1px)`,
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
})
export const brandLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 68,
  paddingInline: '22px 14px',
})
/** In the rail only the brand's sign is seen, whole. */
export const mark = style({ display: 'flex', minInlineSize: 0 })
/** It stands upright when it is in. */
export const pin = style({
  opacity: `calc(${wordsOpacity} * 0.7)`,
  ...transition('opacity'),
  selectors: { '&:is(:hover, :focus-within)': { opacity: wordsOpacity } },
})

globalStyle('components', `${pin} [aria-pressed="true"] svg`, { rotate: '-45deg' })

const cover = `linear-gradient(${vars.color.surface} 30%, transparent) top/100% 28px no-repeat local`
const line = `linear-gradient(${vars.color.line}, ${vars.color.line}) top/100% 1px no-repeat scroll`
const shade = `linear-gradient(${vars.color.press}, transparent) top/100% 10px no-repeat scroll`

/** While the list is at its top, what moves with it covers the shadow that stands still. */
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '12px 25%',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  padding: '0 14px 24px',
  background: `${cover}, ${line}, ${shade}`,
  '@media': { [media.forcedColors]: { background: 'none' } },
})
globalStyle('components', `${side}${rail} ${scroll}`, { overflow: 'hidden' })
globalStyle('components', `${side}${rail} ul ul`, { display: 'none' })
globalStyle('components', `${side}${rail} ${mark}`, { inlineSize: 28, overflow: 'hidden' })
// An entry is as wide as its icon and what stands around it.
globalStyle('components', `${side}${rail} ${item}`, { inlineSize: 44, overflow: 'clip' })
// Unseen, they keep their lines, so that no entry is higher here than in the open rail.
globalStyle('components', `${side}${rail} ${words}`, { flex: 'none', inlineSize: 180 })
