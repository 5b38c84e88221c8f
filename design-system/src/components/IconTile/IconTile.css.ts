import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'

export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  verticalAlign: 'middle',
  background: toneVars.soft,
  color: toneVars.ink,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const sizes = styleVariants({ 28: 8, 34: 10, 36: 10, 42: 12 }, (radius, side) => ({
  inlineSize: Number(side),
  blockSize: Number(side),
  borderRadius: radius,
}))
