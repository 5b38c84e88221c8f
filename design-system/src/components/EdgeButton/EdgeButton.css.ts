import { media } from '../../css/states.ts'
import { layoutStyle } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** At the edge, half of it in the gutter and half in the padding of what stands beside; nothing to read is there. */
export const edge = layoutStyle({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineEnd: 0,
  zIndex: vars.layer.sticky,
  borderEndEndRadius: 0,
  borderStartEndRadius: 0,
  '@media': {
    // What a phone's thumb scrolls is not to be covered.
    [media.belowSm]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
