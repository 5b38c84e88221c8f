import { boxPress, text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { card } from './Card.css.ts'

const padding = vars.density.cardPadding

/** What is seen is the title, what is pressed is the whole head. */
export const press = style(boxPress(1))
export const head = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  ...transition('background-color'),
  selectors: {
    [`&:has(${press}:focus-visible)`]: {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-3px',
    },
    [`&:has(${press}:active)`]: { background: vars.color.press },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { [`&:hover:has(${press}:enabled):not(:active)`]: { background: vars.color.hover } },
    },
    [media.touch]: { minBlockSize: 48 },
  },
})
/** Its words stand where those of any other card's head do, and the content below them too. */
export const inset = style({
  paddingBlock: padding,
  selectors: { [`${card}[data-open] > &`]: { paddingBlockEnd: 12 } },
})
/** Controls beside the title lie above what opens the card. */
export const actions = style({ position: 'relative', zIndex: 2 })
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 20,
  color: vars.color.inkSubtle,
  ...transition('rotate', 'base'),
  selectors: { [`${card}[data-open] &`]: { rotate: '-0.5turn' } },
})

/** Opens at once and then only fades and slides, so that nothing else is laid out again while it moves. */
export const content = style({
  ...transition('opacity, translate', 'base'),
  ...text('md'),
  paddingInline: padding,
  paddingBlock: `4px ${padding}`,
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { opacity: 0, translate: '0 -6px', paddingBlock: 0 } },
})
export const flush = style({ padding: 0, borderBlockStart: `1px solid ${vars.color.line}` })
globalStyle('components', `${flush}[hidden]`, { borderBlockStart: 0 })
