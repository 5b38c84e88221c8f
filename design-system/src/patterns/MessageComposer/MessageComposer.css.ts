import { text, truncate } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const composer = style({ display: 'flex', flexDirection: 'column', gap: 8, padding: 16 })
export const line = style({ display: 'flex', alignItems: 'end', gap: 4 })
export const field = style({ flex: 1, minInlineSize: 0, marginInlineEnd: 4 })
export const context = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 6,
  paddingInline: '12px 6px',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
})
export const contextWords = style({
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: 10,
  borderInlineStart: `3px solid ${vars.tone.primary.base}`,
})
export const contextTitle = style({ ...text('sm', 'semibold'), ...truncate, color: vars.tone.primary.ink })
export const contextText = style({ ...text('sm'), ...truncate, color: vars.color.inkMuted })
