import { keyframes } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../theme/contract.css.ts'

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
  selectors: { ':root:has([data-floating-bar]) &': { insetBlockEnd: 96 } },
  '@media': { [media.print]: { display: 'none' } },
})
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 12px',
  maxInlineSize: 560,
  minBlockSize: 48,
  paddingBlock: 6,
  paddingInline: 18,
  borderRadius: 24,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${come} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const sign = style({ display: 'inline-flex', flex: 'none', color: toneVars.base })
export const words = style({
  ...text('md', 'medium'),
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
