import { keyframes } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { overFloatingBar } from '../../css/floating-bar.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const come = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** It lies over the page, and lets presses beside its words through. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: 'calc(20px + env(safe-area-inset-bottom))',
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: 12,
  pointerEvents: 'none',
  ...overFloatingBar,
  '@media': { ...overFloatingBar['@media'], [media.print]: { display: 'none' } },
})
const veil = (share: number) => `color-mix(in oklch, ${vars.color.onInverse} ${share}%, transparent)`

/** Buttons written for the page are read on the notice's ground too. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  vars: {
    [vars.color.ink]: vars.color.onInverse,
    [vars.color.inkMuted]: vars.color.onInverse,
    [vars.color.surface]: veil(14),
    [vars.color.hover]: veil(10),
    [vars.color.press]: veil(18),
  },
})
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px 16px',
  maxInlineSize: 560,
  minBlockSize: 48,
  paddingBlock: 6,
  paddingInline: 18,
  selectors: { [`&:has(> ${actions})`]: { paddingInlineEnd: 10 } },
  borderRadius: 24,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${come} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
/** The words keep to their sign; what can be done wraps below them. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const sign = style({ display: 'inline-flex', flex: 'none', color: toneVars.base })
export const words = style({
  ...text('md', 'medium'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
