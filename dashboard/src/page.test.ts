import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { navWidths } from '../../design-system/src/css/nav-widths.ts'
import { rem } from '../../design-system/src/css/rem.ts'
import { colorCss } from '../../design-system/src/theme/color-css.ts'
import { borderedColors, darkRoles } from '../../design-system/src/tokens/roles.ts'
import { breakpoints } from '../../design-system/src/tokens/scales.ts'

const css = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

test('the ground before the first frame is where the navigation will be, in its colours', () => {
  const inTurn = [
    `inline-size: ${rem(Number.parseFloat(navWidths.full))};`,
    `(min-width: ${rem(breakpoints.lg)})`,
    `inline-size: ${rem(Number.parseFloat(navWidths.rail))};`,
    `background: ${colorCss(darkRoles.color.surface)};`,
    `border-inline-end-color: ${colorCss(darkRoles.color.line)};`,
    `background: ${colorCss(borderedColors.dark.surface)};`,
  ]
  const places = inTurn.map((text) => css.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
