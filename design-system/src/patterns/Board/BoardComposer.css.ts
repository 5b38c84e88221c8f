import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { cardRadius } from './Board.css.ts'

export const composer = style({
  display: 'grid',
  gap: 8,
  padding: '10px 10px 8px',
  borderRadius: cardRadius,
  background: vars.color.surface,
  border: `1px solid ${vars.color.focusRing}`,
  boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
})
export const bare = style([composer, { flex: 1, minInlineSize: 0, padding: 6 }])
export const field = style({
  ...text('md', 'medium'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '0 2px',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  outline: 'none',
  resize: 'none',
  '::placeholder': { color: vars.color.inkSubtle, opacity: 1 },
  '@media': { [media.touch]: { fontSize: 16 } },
})
export const error = style({ ...text('xs'), margin: 0, paddingInline: 2, color: vars.tone.danger.ink })
export const buttons = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4 })
export const keys = style({
  display: 'inline-flex',
  gap: 4,
  marginInlineStart: 'auto',
  '@media': { [media.touch]: { display: 'none' } },
})
