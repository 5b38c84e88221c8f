import { surface, text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const stat = style({
  ...surface('raised', 'card'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minInlineSize: 0,
  containerType: 'inline-size',
  padding: `calc(${vars.density.cardPadding} - 4px)`,
})
export const words = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 })
export const label = style({ ...text('md', 'medium'), color: vars.color.inkMuted, overflowWrap: 'anywhere' })
export const figures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 })
export const stacked = style({ display: 'grid', justifyItems: 'start' })
export const value = style({
  ...text('3xl', 'heavy'),
  fontSize: '1.6875rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})
export const change = style({ ...text('sm', 'semibold'), fontVariantNumeric: 'tabular-nums' })
export const changes = {
  success: style({ color: vars.tone.success.ink }),
  danger: style({ color: vars.tone.danger.ink }),
  neutral: style({ color: vars.color.inkMuted }),
}
export const caption = style({ ...text('sm'), color: vars.color.inkSubtle, overflowWrap: 'anywhere' })

/** Gives its room to the words where the tile is narrow. */
export const picture = style({ '@container': { '(max-width: 180px)': { display: 'none' } } })
