import { text, truncate } from '../../css/factories.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 0,
  ...text('sm'),
  color: vars.color.inkMuted,
})
/** The further back, the sooner it is cut; where one is stays readable longest. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 44,
  flex: '0 3 auto',
  selectors: { '&:last-child': { flexShrink: 2 } },
})
/** Room around the words, so that cutting them does not cut the focus ring. */
export const label = style({ ...truncate, minInlineSize: 28, padding: 4, margin: -4 })
// Wide enough to hit, without making the line taller.
globalStyle('components', `${label} > a`, { padding: 4, marginInline: -4 })
export const current = style({ color: vars.color.ink, fontWeight: vars.weight.medium })
export const chevron = style({ flex: 'none', color: vars.color.inkSubtle })
