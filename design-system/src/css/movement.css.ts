import { vars } from '../theme/contract.css.ts'
import { globalStyle } from './style.ts'

// A new screen fades in over the old one. Nothing else takes part, so that the frame around it stays and can be used.
globalStyle('reset', ':root', { viewTransitionName: 'none' })
globalStyle('reset', '::view-transition', {
  // What slides under the bars at the window's upper edge stays under them.
  clipPath: 'inset(var(--page-bars, 0) 0 0)',
  pointerEvents: 'none',
})
globalStyle('reset', '::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: vars.motion.fast,
  animationTimingFunction: vars.motion.easeOut,
})
