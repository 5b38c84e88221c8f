import { touchTarget } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const panel = style({ display: 'grid', gap: 14 })
export const area = style({
  inlineSize: '100%',
  blockSize: 150,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
})
export const slider = style({ display: 'grid' })
/** Wider than its groove at both ends, so that its thumb stays inside of it. */
export const track = style({
  inlineSize: '100%',
  blockSize: 20,
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
})
export const thumb = style({
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.onInverse}`,
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.inverse} 60%, transparent), inset 0 0 0 1px color-mix(in srgb, ${vars.color.inverse} 40%, transparent)`,
  selectors: {
    [`${slider} &`]: { insetBlockStart: '50%' },
    [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
  '@media': { [media.touch]: { inlineSize: 28, blockSize: 28 } },
})
export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const preset = style({
  ...touchTarget,
  position: 'relative',
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'default',
  selectors: {
    ...touchTarget.selectors,
    [state.selected]: { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.ink}` },
    [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 4 },
  },
})
export const swatch = style({
  display: 'block',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 22%, transparent)`,
  forcedColorAdjust: 'none',
})
