import { vars } from '../theme/contract.css.ts'
import { media } from './states.ts'
import { globalStyle } from './style.ts'

/** Width of the vertical navigation, known before any script has run. */
export const navWidth = 'var(--ds-nav-width)'
export const navWidths = { full: '264px', rail: '72px' }

globalStyle('tokens', ':root', {
  vars: { '--ds-nav-width': '0px' },
  '@media': { [media.lg]: { vars: { '--ds-nav-width': navWidths.full } } },
})
globalStyle('tokens', ':root[data-nav-collapsed="true"]', {
  '@media': { [media.lg]: { vars: { '--ds-nav-width': navWidths.rail } } },
})
// Until the application renders, the signed-in page already has its navigation's ground.
globalStyle('reset', ':root[data-first-frame="shell"] #root:empty::before', {
  content: '""',
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: navWidth,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
})
