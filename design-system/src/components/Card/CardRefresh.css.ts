import { keyframes } from '@vanilla-extract/css'
import { surface, transition } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const root = style({ position: 'relative', minInlineSize: 0, outline: 'none' })
export const content = style({
  ...transition('opacity', 'base'),
  selectors: { '&[aria-busy="true"]': { opacity: 0.35, transitionDelay: '150ms' } },
})

export const filling = style({ flex: 1, display: 'flex', flexDirection: 'column' })
export const filled = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 })

const hidden = keyframes({ from: { opacity: 0 } })
/** Comes after a moment, so that a quick answer passes without a flash. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  animation: `${hidden} ${vars.motion.base} ${vars.motion.easeOut} 150ms backwards`,
})
export const disc = style({
  ...surface('raised', 'full'),
  display: 'grid',
  padding: 8,
})
