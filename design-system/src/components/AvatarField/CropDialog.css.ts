import { focusRing, text } from '../../css/factories.ts'
import { media as conditions } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const stage = style({
  position: 'relative',
  blockSize: 'min(320px, 48dvh)',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
})
export const container = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  overflow: 'hidden',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
})
export const media = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  margin: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  willChange: 'transform',
})
/** The rest is veiled by its shadow; the ring stays visible on light and dark pictures alike. */
export const area = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  boxSizing: 'border-box',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.tone.primary.base}`,
  boxShadow: `0 0 0 9999px color-mix(in srgb, ${vars.color.surface} 62%, transparent)`,
  outline: 'none',
  selectors: { ...focusRing('3px') },
  '@media': {
    [conditions.forcedColors]: { border: '2px solid Highlight' },
  },
})

export const zoom = style({ display: 'flex', alignItems: 'center', gap: 8, marginBlockStart: 12 })
const rail = { blockSize: 6, borderRadius: vars.radius.full, background: vars.color.lineStrong }
const thumb = {
  boxSizing: 'border-box',
  inlineSize: 18,
  blockSize: 18,
  border: `2px solid ${vars.tone.primary.solid}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: vars.shadow.resting,
} as const
export const slider = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: 28,
  margin: 0,
  appearance: 'none',
  background: 'none',
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'default',
  selectors: {
    ...focusRing('0px'),
    '&::-webkit-slider-runnable-track': rail,
    '&::-moz-range-track': rail,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: -6 },
    '&::-moz-range-thumb': thumb,
  },
  '@media': { [conditions.touch]: { blockSize: 44 } },
})
export const hint = style({ ...text('sm'), marginBlockStart: 8, color: vars.color.inkMuted })
