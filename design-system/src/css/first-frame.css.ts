import { vars } from '../theme/contract.css.ts'
import { media } from './states.ts'
import { globalStyle } from './style.ts'

/** Widths of the vertical navigation, whole and as a rail of icons. */
export const navWidths = { full: '264px', rail: '72px' }

// Until the application renders, a signed-in page already has its navigation's ground, at its stored width.
const ground = '#root:empty::before'
globalStyle('reset', `:root[data-first-frame="shell"] ${ground}`, {
  content: '""',
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: navWidths.full,
  display: 'none',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { display: 'block' } },
})
globalStyle('reset', `:root[data-first-frame="shell"][data-nav-collapsed="true"] ${ground}`, {
  inlineSize: navWidths.rail,
})
