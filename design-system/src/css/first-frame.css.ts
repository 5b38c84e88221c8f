import { colorCss } from '../theme/color-css.ts'
import { vars } from '../theme/contract.css.ts'
import { borderedColors, darkRoles } from '../theme/roles.ts'
import { media } from './states.ts'
import { globalStyle } from './style.ts'

/** Widths of the vertical navigation, whole and as a rail of icons. */
export const navWidths = { full: '264px', rail: '72px' }

// What the build drew is for others: in another language, or signed in.
globalStyle('components', ':root[data-drawn="other"] #root', { display: 'none' })

// Until the application renders, a signed-in page already has its navigation's ground, at its stored width and in its
// stored theme. A horizontal navigation has none.
const page = ':root[data-first-frame="shell"]:not([data-nav-layout="horizontal"])'
const ground = '#root:empty::before'
globalStyle('components', `${page} ${ground}`, {
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
globalStyle('components', `${page}[data-nav-collapsed="true"] ${ground}`, {
  inlineSize: navWidths.rail,
})
globalStyle('components', `${page}[data-semi-dark="true"][data-theme="light"] ${ground}`, {
  background: colorCss(darkRoles.color.surface),
  borderInlineEndColor: colorCss(darkRoles.color.line),
})
globalStyle(
  'components',
  `${page}[data-semi-dark="true"][data-theme="light"][data-skin="bordered"] ${ground}`,
  {
    background: colorCss(borderedColors.dark.surface),
  },
)
