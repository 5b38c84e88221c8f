import { rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** Drawn from left to right and turned over where the page runs the other way. */
export const sketch = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 104,
  blockSize: 'auto',
  borderRadius: 6,
  selectors: { [rtl]: { scale: '-1 1' } },
})
export const ground = style({ fill: `color-mix(in oklch, ${vars.color.ink} 13%, ${vars.color.surface})` })
export const card = style({ fill: vars.color.surface })
export const lined = style({ stroke: vars.color.lineControl, strokeWidth: 1 })
export const words = style({ fill: vars.color.lineStrong })
export const current = style({ fill: vars.tone.primary.base })
