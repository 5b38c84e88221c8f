import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** A bar below its name and its figure. */
export const measure = style({ display: 'grid', gap: 6, inlineSize: '100%', minInlineSize: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 12px',
  ...text('sm'),
})
export const label = style({ ...text('sm', 'medium'), color: vars.color.ink, overflowWrap: 'anywhere' })
export const value = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
