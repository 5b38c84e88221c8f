import { text, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.full,
  background: vars.tone.primary.soft,
  color: vars.tone.primary.ink,
  ...transition('transform', 'base'),
})
export const area = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minBlockSize: 168,
  paddingBlock: 20,
  paddingInline: 16,
  borderRadius: vars.radius.card,
  border: `1.5px dashed ${vars.color.lineControl}`,
  background: vars.color.surface,
  textAlign: 'center',
  ...transition('border-color, background-color, box-shadow'),
  selectors: {
    [`&[data-hovered]:not([data-disabled], [data-over], [data-invalid])`]: {
      borderColor: vars.color.inkSubtle,
    },
    [state.invalid]: { borderColor: vars.tone.danger.base },
    '&[data-over]': {
      borderColor: vars.color.focusRing,
      background: vars.tone.primary.soft,
      boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
    },
    [state.disabled]: { opacity: 0.55, background: vars.color.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { '&[data-over]': { borderColor: 'Highlight' } },
    },
  },
})
export const words = style({ ...text('md', 'medium'), color: vars.color.ink, overflowWrap: 'anywhere' })
export const quiet = style({ color: vars.color.inkMuted, fontWeight: vars.weight.regular })
