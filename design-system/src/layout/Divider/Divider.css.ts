import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const divider = style({ border: 0, margin: 0, background: vars.color.line, flex: 'none' })
export const directions = {
  horizontal: style({ inlineSize: '100%', blockSize: 1 }),
  vertical: style({ inlineSize: 1, alignSelf: 'stretch' }),
}
