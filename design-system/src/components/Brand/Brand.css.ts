import { createVar } from '@vanilla-extract/css'
import { truncate } from '../../css/factories.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: 'inherit',
  font: `${vars.weight.heavy} 17px/28px ${vars.font.body}`,
  letterSpacing: vars.tracking['2xl'],
})
export const name = style(truncate)
export const sign = style({ flex: 'none', display: 'block' })
export const side = createVar()
export const own = style({ inlineSize: side, blockSize: side })
// Whatever it is, a picture or a drawing, it fills its place.
globalStyle('components', `${own} > *`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})
export const from = style({ stopColor: vars.brand.from })
export const to = style({ stopColor: vars.brand.to })
export const letter = style({
  fill: 'none',
  stroke: vars.brand.onArt,
  strokeWidth: 2.6,
  strokeLinejoin: 'round',
})
export const dot = style({ fill: vars.brand.onArt })
