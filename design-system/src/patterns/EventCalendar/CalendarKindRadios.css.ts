import { text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: 4 })
export const piece = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 30,
  maxInlineSize: '100%',
  minBlockSize: 28,
  justifyContent: 'center',
  borderRadius: vars.radius.small,
  ...transition('background-color'),
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': { background: toneVars.soft, paddingInline: 8 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 1 },
  },
  '@media': {
    [media.touch]: { minInlineSize: 44, minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
  },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
})
export const swatch = style({
  flex: 'none',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: 4,
  background: toneVars.base,
  forcedColorAdjust: 'none',
})
export const name = style({
  ...text('sm', 'semibold'),
  color: toneVars.ink,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    'input:not(:checked) ~ &': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
