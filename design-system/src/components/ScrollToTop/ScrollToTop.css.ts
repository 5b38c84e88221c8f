import { media } from '../../css/states.ts'
import { transition } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 200,
  pointerEvents: 'none',
})
export const place = style({
  position: 'fixed',
  insetBlockEnd: 72,
  insetInlineEnd: 24,
  zIndex: vars.layer.sticky,
  visibility: 'hidden',
  opacity: 0,
  scale: '0.8',
  ...transition('opacity, scale, visibility', 'base'),
  selectors: { '&[data-shown]': { visibility: 'visible', opacity: 1, scale: '1' } },
  '@media': { [media.print]: { display: 'none' } },
})
