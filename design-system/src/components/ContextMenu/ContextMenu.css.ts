import { focusRing } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const region = style({
  borderRadius: vars.radius.control,
  outline: 'none',
  WebkitTouchCallout: 'none',
  selectors: focusRing(),
  // A long press opens the menu; it must not select words too.
  '@media': { [media.touch]: { userSelect: 'none' } },
})
