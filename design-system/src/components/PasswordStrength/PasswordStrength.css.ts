import { text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const root = style({ display: 'grid', gap: 8, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  ...text('sm', 'medium'),
  color: vars.color.inkMuted,
})
/** Keeps its line before there is a word, so that nothing moves when it comes. */
export const word = style({ ...text('sm', 'semibold'), color: toneVars.ink })
export const rules = style({ display: 'grid', gap: 4 })
export const rule = style({
  display: 'flex',
  gap: 6,
  ...text('sm'),
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})
export const met = style({ color: vars.tone.success.ink })
export const mark = style({ display: 'flex', alignItems: 'center', blockSize: '1lh', flex: 'none' })
