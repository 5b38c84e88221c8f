import { truncate } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const row = style({ position: 'relative', display: 'flex', minInlineSize: 0 })
/** What a button needs besides the looks of a field. */
export const trigger = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  textAlign: 'start',
  cursor: 'default',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
})
export const emptied = style({ paddingInlineEnd: 40 })
export const icon = style({ display: 'flex', flex: 'none', color: vars.color.inkMuted })
export const words = style({ ...truncate, flex: 1, fontVariantNumeric: 'tabular-nums' })
export const placeholder = style({ color: vars.color.inkSubtle, fontWeight: vars.weight.regular })
/** A button cannot stand in another, so this one stands over it. */
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 13,
  display: 'flex',
  alignItems: 'center',
})
