import {
  clampRgb,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
  rgb,
  wcagContrast,
} from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastPairs } from './pairs.ts'
import { brandPlacement, place, placePrimary, type PrimaryPlacement } from './primary.ts'
import { primaryPresets } from './primary-presets.ts'
import { type Color, distinctHues, hues } from '../tokens/ramps.ts'
import {
  borderedColors,
  darkRoles,
  lightRoles,
  type Roles,
  strongColors,
  wireframeRoles,
} from '../tokens/roles.ts'

const over = (roles: Roles, ...colors: Partial<Roles['color']>[]): Roles => ({
  ...roles,
  color: Object.assign({}, roles.color, ...colors) as Roles['color'],
})

/** The roles as they are for eyes that see red and green alike. */
const distinct = (roles: Roles): Roles => {
  const turned = Object.entries(distinctHues).map(([name, hue]) => {
    const tone = name as keyof typeof distinctHues
    const colors = Object.entries(roles.tone[tone]).map(([role, color]) => [
      role,
      color.c === 0 ? color : { ...color, h: color.h - hues[tone] + hue },
    ])
    return [tone, Object.fromEntries(colors)]
  })
  return { ...roles, tone: { ...roles.tone, ...Object.fromEntries(turned) } }
}

const looks: Record<string, Roles> = {
  light: lightRoles,
  dark: darkRoles,
  wireframe: wireframeRoles,
  'light, colours apart': distinct(lightRoles),
  'dark, colours apart': distinct(darkRoles),
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

test.each(['light', 'dark'] as const)(
  '%s: what is well, what warns and what failed stay apart however one sees colours',
  (scheme) => {
    const { tone } = distinct(scheme === 'light' ? lightRoles : darkRoles)
    const eyes = [filterDeficiencyDeuter(1), filterDeficiencyProt(1), filterDeficiencyTrit(1)]
    const apart = differenceCiede2000()
    for (const see of eyes)
      for (const role of ['base', 'solid', 'ink'] as const) {
        const [well, warns, failed] = (['success', 'warning', 'danger'] as const).map((name) =>
          see(shown(tone[name][role], brandPlacement)),
        ) as [Rgb, Rgb, Rgb]
        expect(apart(well, failed)).toBeGreaterThan(12)
        expect(apart(well, warns)).toBeGreaterThan(8)
        expect(apart(warns, failed)).toBeGreaterThan(6)
      }
  },
)
