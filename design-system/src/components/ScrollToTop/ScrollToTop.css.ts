import { withFloatingBar } from '../../css/floating-bar.ts'
import { media } from '../../css/states.ts'
import { transition } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 200,
  pointerEvents: 'none',
})

const safe = (side: string, length: string) => `calc(${length} + env(safe-area-inset-${side}))`
const hasToast = ':root:has([data-toast]) &'

export const place = style({
  position: 'fixed',
  // Over a notice of the whole page, which stands below it.
  insetBlockEnd: safe('bottom', '76px'),
  insetInlineEnd: 24,
  zIndex: vars.layer.sticky,
  visibility: 'hidden',
  opacity: 0,
  scale: '0.8',
  ...transition('opacity, scale, visibility', 'base'),
  selectors: { '&[data-shown]': { visibility: 'visible', opacity: 1, scale: '1' } },
  '@media': {
    // Messages come to the same corner: it makes room beside them, or goes where there is none.
    [media.sm]: { selectors: { [hasToast]: { insetInlineEnd: 440 } } },
    [media.belowSm]: {
      insetInlineEnd: 16,
      selectors: { [`${hasToast}, ${withFloatingBar}`]: { visibility: 'hidden', opacity: 0 } },
    },
    [media.print]: { display: 'none' },
  },
})
