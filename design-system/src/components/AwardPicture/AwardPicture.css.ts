import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const { tone } = vars
export const picture = style({ display: 'block', blockSize: 112, inlineSize: 'auto', maxInlineSize: '100%' })
export const ground = style({ fill: tone.primary.soft })
export const cup = style({ fill: tone.warning.base })
export const shade = style({ fill: tone.warning.solid, opacity: 0.35 })
export const handle = style({
  fill: 'none',
  stroke: tone.warning.base,
  strokeWidth: 6,
  strokeLinecap: 'round',
})
export const foot = style({ fill: tone.primary.solid })
export const plate = style({ fill: tone.primary.base })
export const star = style({ fill: vars.color.surface })
export const bits = {
  danger: style({ fill: tone.danger.base }),
  success: style({ fill: tone.success.base }),
  info: style({ fill: tone.info.base }),
  warning: style({ fill: tone.warning.base }),
  primary: style({ fill: tone.primary.base }),
}
