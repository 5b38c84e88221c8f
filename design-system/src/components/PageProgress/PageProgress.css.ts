import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const place = style({
  position: 'fixed',
  insetBlockStart: 'env(safe-area-inset-top)',
  insetInline: 0,
  zIndex: vars.layer.toast,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
