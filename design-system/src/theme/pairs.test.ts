import { clampRgb, rgb, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastPairs } from './pairs.ts'
import { place, placePrimary, type PrimaryPlacement } from './primary.ts'
import { primaryPresets } from './primary-presets.ts'
import type { Color } from './ramps.ts'
import { borderedColors, darkRoles, lightRoles, type Roles, strongColors, wireframeRoles } from './roles.ts'

const over = (roles: Roles, ...colors: Partial<Roles['color']>[]): Roles => ({
  ...roles,
  color: Object.assign({}, roles.color, ...colors) as Roles['color'],
})

const looks: Record<string, Roles> = {
  light: lightRoles,
  dark: darkRoles,
  wireframe: wireframeRoles,
  'light, bordered': over(lightRoles, borderedColors.light),
  'dark, bordered': over(darkRoles, borderedColors.dark),
  'light, more contrast': over(lightRoles, strongColors.light),
  'dark, more contrast': over(darkRoles, strongColors.dark),
  'light, bordered, more contrast': over(lightRoles, borderedColors.light, strongColors.light),
  'dark, bordered, more contrast': over(darkRoles, borderedColors.dark, strongColors.dark),
}

/** The colour as browsers show it: out of sRGB, each channel is cut off. */
const shown = (color: Color, placement: PrimaryPlacement) =>
  clampRgb(rgb({ mode: 'oklch', ...place(color, placement) }))

/** The pairs that miss their contrast, each with the one it has. */
function misses(roles: Roles, placement: PrimaryPlacement): string[] {
  return contrastPairs(roles).flatMap(({ name, front, back, atLeast }) => {
    const contrast = wcagContrast(shown(front, placement), shown(back, placement))
    return contrast < atLeast ? [`${name}: ${contrast.toFixed(2)}, needs ${atLeast}`] : []
  })
}

const extremes = ['#000000', '#ffffff', '#ff00ff', '#00ff00', '#ffff00']

for (const [name, roles] of Object.entries(looks)) {
  test.each(Object.entries(primaryPresets))(`${name}: every pair is readable with %s`, (_, hex) => {
    expect(misses(roles, placePrimary(hex))).toEqual([])
  })

  test(`${name}: every pair is readable with whichever primary a person picks`, () => {
    const anyHex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(misses(roles, placePrimary(hex))).toEqual([])
      }),
      { numRuns: 200 + extremes.length, seed: 1522, examples: extremes.map((hex) => [hex]) },
    )
  })
}

test('a pair that is not readable is found', () => {
  const pale = over(lightRoles, { inkSubtle: { l: 0.7, c: 0, h: 0 } })
  expect(misses(pale, placePrimary('#30aae7')).join()).toContain('inkSubtle on surface: ')
})

test('more contrast is more contrast', () => {
  const text = (roles: Roles) =>
    wcagContrast(
      rgb({ mode: 'oklch', ...roles.color.inkSubtle }),
      rgb({ mode: 'oklch', ...roles.color.surface }),
    )
  expect(text(over(lightRoles, strongColors.light))).toBeGreaterThan(text(lightRoles))
  expect(text(over(darkRoles, strongColors.dark))).toBeGreaterThan(text(darkRoles))
})
