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
  minInlineSize: 54,
  flex: '0 3 auto',
  selectors: { '&:last-child': { flexShrink: 2 } },
})
/** Cut a little outside of the words, so that cutting them does not cut the focus ring. */
export const label = style({ ...truncate, overflow: 'clip', overflowClipMargin: 4, minInlineSize: 28 })
// Wide and high enough to hit, without making the line taller.
globalStyle('components', `${label} > a`, {
  ...truncate,
  display: 'block',
  minInlineSize: 28,
  paddingBlock: 4,
  marginBlock: -4,
})
export const current = style({ color: vars.color.ink, fontWeight: vars.weight.medium })
export const chevron = style({ flex: 'none', color: vars.color.inkSubtle })
