import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

// The hairline between two joined buttons is the page behind them, so it fits each tone and theme.
export const row = style({ display: 'inline-flex', gap: 1, maxInlineSize: '100%', verticalAlign: 'middle' })
export const column = style({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: 1,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
})
export const block = style({ display: 'flex', inlineSize: '100%' })

const part = ':is(button, a)'
const first = ':nth-child(1 of button, a)'
const last = ':nth-last-child(1 of button, a)'
const radius = vars.radius.control

for (const group of [row, column]) {
  // Words break where the group has no room for one line, rather than leave the page.
  globalStyle('components', `${group} > ${part}`, {
    borderRadius: 0,
    minInlineSize: 0,
    paddingBlock: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  })
  globalStyle('components', `${group} > ${part}:is([data-focus-visible], :focus-visible)`, { zIndex: 1 })
}
globalStyle('components', `${row} > ${first}`, {
  borderStartStartRadius: radius,
  borderEndStartRadius: radius,
})
globalStyle('components', `${row} > ${last}`, { borderStartEndRadius: radius, borderEndEndRadius: radius })
globalStyle('components', `${column} > ${first}`, {
  borderStartStartRadius: radius,
  borderStartEndRadius: radius,
})
globalStyle('components', `${column} > ${last}`, { borderEndStartRadius: radius, borderEndEndRadius: radius })
globalStyle('components', `${row}${block} > ${part}`, { flex: '1 1 0' })
