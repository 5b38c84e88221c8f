import { text, truncate } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const cell = style({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 })
export const lines = style({ flex: '1 1 0', minInlineSize: 0 })

/** With room for the focus ring of a link, which the cut of the ellipsis would take off. */
export const line = style({ display: 'flex', marginInline: -4 })
const cut = { ...truncate, flex: '0 1 auto', paddingInline: 4, lineHeight: vars.density.cellLine }

export const title = style({
  ...text('md', 'semibold'),
  ...cut,
  position: 'relative',
  paddingBlock: 4,
  marginBlock: -4,
  color: vars.color.ink,
})
export const detail = style({ ...text('sm'), ...cut, color: vars.color.inkSubtle })
