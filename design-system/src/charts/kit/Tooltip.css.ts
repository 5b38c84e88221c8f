import { createVar } from '@vanilla-extract/css'
import { surface, text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const at = createVar('at')

export const place = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  translate: at,
  inlineSize: 'max-content',
  maxInlineSize: 'min(260px, 80vw)',
  pointerEvents: 'none',
  zIndex: vars.layer.raised,
})
export const docked = style({ insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 4px)' })
export const card = style({
  ...surface('overlay', 'control'),
  ...text('xs'),
  display: 'grid',
  gap: 6,
  padding: '10px 12px',
})
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
})
export const rows = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginInline: -4,
  paddingInline: 4,
  borderRadius: 4,
  color: vars.color.inkMuted,
})
export const currentRow = style({ background: vars.color.hover, color: vars.color.ink })
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const value = style({
  marginInlineStart: 12,
  color: vars.color.ink,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const net = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlockStart: 6,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
})
export const note = style({ color: toneVars.ink, fontVariantNumeric: 'tabular-nums' })
