import { globalStyle, style } from '../../css/style.ts'
import { surface } from '../../css/factories.ts'
import { vars } from '../../tokens/contract.css.ts'

/** A cell of the grid, in px. */
const CELL = 6
const line = `color-mix(in oklch, ${vars.tone.primary.line} 60%, transparent)`

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const sheet = style({ ...surface('resting', 'card'), padding: 18 })
export const grid = style({
  inlineSize: CELL * 24,
  blockSize: CELL * 24,
  boxShadow: `0 0 0 1px ${vars.tone.primary.line}`,
  backgroundImage: `linear-gradient(to right, ${line} 1px, transparent 1px), linear-gradient(to bottom, ${line} 1px, transparent 1px)`,
  backgroundSize: `calc(100% / 24) calc(100% / 24)`,
})
globalStyle('components', `${grid} > svg`, { inlineSize: '100%', blockSize: '100%' })
