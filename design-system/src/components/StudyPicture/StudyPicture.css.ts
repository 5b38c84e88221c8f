import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const { tone } = vars
export const picture = style({ display: 'block', blockSize: 128, inlineSize: 'auto', maxInlineSize: '100%' })
export const fills = {
  ground: style({ fill: tone.primary.soft }),
  board: style({ fill: tone.primary.base }),
  crown: style({ fill: tone.primary.solid }),
  pages: style({ fill: vars.color.surface }),
  primary: style({ fill: tone.primary.solid }),
  danger: style({ fill: tone.danger.base }),
  info: style({ fill: tone.info.base }),
  warning: style({ fill: tone.warning.base }),
}
export const band = style({ stroke: vars.color.surface, strokeWidth: 2, opacity: 0.6 })
const line = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const cord = style({ ...line, stroke: tone.warning.base })
export const ring = style({ ...line, stroke: tone.primary.base })
