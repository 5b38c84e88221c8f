import { truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { button, input as fieldInput } from '../Field/Field.css.ts'

export const input = style([fieldInput, { fontVariantNumeric: 'tabular-nums' }])
/** A unit beside the buttons. */
export const unit = style({ ...truncate, maxInlineSize: '8rem' })
export const steppers = style({ display: 'flex', gap: 2, marginInlineEnd: -6 })
export const stepper = style([
  button,
  {
    marginInlineEnd: 0,
    touchAction: 'none',
    '@media': { [media.touch]: { inlineSize: 40, blockSize: 40 } },
  },
])
/** Before the value, a button stands as near to the edge as one after it. */
export const leading = style({ marginInlineStart: -6 })
