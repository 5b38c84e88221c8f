import { text, truncate } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const cell = style({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 })
export const lines = style({ flex: '1 1 0', minInlineSize: 0 })

// Room for the focus ring of the link, which the cut of the ellipsis would take off.
const ringRoom = { paddingInline: 4, marginInline: -4 }

export const title = style({
  ...text('md', 'semibold'),
  ...truncate,
  ...ringRoom,
  color: vars.color.ink,
  lineHeight: vars.density.cellLine,
})
export const detail = style({
  ...text('sm'),
  ...truncate,
  ...ringRoom,
  color: vars.color.inkSubtle,
  lineHeight: vars.density.cellLine,
})
