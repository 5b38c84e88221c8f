import { clampRgb, rgb, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTheme } from '../../../tests/support/any-theme.ts'
import { defaultTheme } from './custom-theme.ts'
import { contrastPairs } from './pairs.ts'
import { place } from './primary.ts'
import { type Color, toneNames } from '../tokens/ramps.ts'
import { darkRoles, lightRoles, type Roles } from '../tokens/roles.ts'
import { themeCss } from './theme-css.ts'
import {
  oklchOf,
  themedBordered,
  themedPlacement,
  themedRoles,
  themedShadows,
  themedStrong,
} from './themed-roles.ts'
import { shadows } from '../tokens/scales.ts'

const schemes = ['light', 'dark'] as const

test('the theme of the package is what the package has', () => {
  expect(schemes.map((scheme) => themedRoles(defaultTheme, scheme))).toEqual([lightRoles, darkRoles])
  expect(schemes.map((scheme) => themedShadows(defaultTheme, scheme))).toEqual([shadows.light, shadows.dark])
})

test('whatever the greys and the primary colour are, every pair can be read', () => {
  fc.assert(
    fc.property(anyTheme, fc.constantFrom(...schemes), (any, scheme) => {
      const theme = { ...any, isPrimaryExact: false }
      const placement = themedPlacement(theme)
      const shown = (color: Color) => clampRgb(rgb({ mode: 'oklch', ...place(color, placement) }))
      const roles = themedRoles(theme, scheme)
      for (const more of [{}, themedBordered(theme, scheme), themedStrong(theme, scheme)]) {
        const look = { ...roles, color: { ...roles.color, ...more } } as Roles
        const misses = contrastPairs(look).flatMap(({ name, front, back, atLeast }) => {
          const contrast = wcagContrast(shown(front), shown(back))
          return contrast < atLeast ? [`${name}: ${contrast.toFixed(2)}, needs ${atLeast}`] : []
        })
        expect(misses).toEqual([])
      }
    }),
    { numRuns: 300, seed: 45 },
  )
})

test('an exact primary fills controls as it is, with the text that is read on it', () => {
  const { solid, onSolid } = themedRoles(
    { ...defaultTheme, primary: '#ffe066', isPrimaryExact: true },
    'dark',
  ).tone.primary
  expect(solid).toEqual(oklchOf('#ffe066'))
  expect(onSolid.l).toBe(0)
})

test('greys turn warm, other tones stay', () => {
  const { color, tone } = themedRoles({ ...defaultTheme, warmth: 60 }, 'light')
  expect(color.ink.h).toBe(70)
  expect(tone.neutral.soft.h).toBe(70)
  for (const name of toneNames.slice(1)) expect(tone[name]).toEqual(lightRoles.tone[name])
})

test('the stylesheet holds for both schemes, both skins and more contrast', () => {
  const css = themeCss({ ...defaultTheme, warmth: 20, radius: 50, density: 'compact', textSize: 110 })
  expect(css).toContain('--ds-radius-card: 7px;')
  expect(css).toContain('--ds-text-md: 0.9625rem/1.375rem;')
  expect(css).toContain(':root:not([data-density]) {\n  --ds-density-control: max(30px')
  for (const part of [
    '[data-theme="dark"] {',
    '[data-skin="bordered"]',
    '[data-contrast="more"]',
    '@media not print',
  ])
    expect(css).toContain(part)
  expect(themeCss(defaultTheme)).not.toContain('--ds-color-')
})

test('what the stylesheet does for paper wins over it, and paper has its light colours', () => {
  const css = themeCss({ ...defaultTheme, isPrimaryExact: true })
  const [order] = css.split(';')
  expect(order).toMatch(/components\.ds\.tokens, components\.ds\.theme, .*components\.ds\.layout$/)
  expect(css).toContain(':root, [data-theme="light"] {')
})
