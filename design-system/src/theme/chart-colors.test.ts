import {
  clampRgb,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  rgb,
} from 'culori'
import { describe, expect, test } from 'vitest'
import { chartColors, heatLightness } from '../tokens/scales.ts'

const difference = differenceCiede2000()
const eyes = {
  'all cones': rgb,
  'no green cones': filterDeficiencyDeuter(1),
  'no red cones': filterDeficiencyProt(1),
  'no blue cones': filterDeficiencyTrit(1),
}

/** Each item with the one after it; the last has the first, as in a ring. */
const neighbours = <T>(items: readonly T[]) =>
  items.map((item, at) => [item, items[(at + 1) % items.length]!] as const)

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const categories: readonly (readonly [l: number, c: number, h: number])[] = chartColors[scheme]

  test('neighbours differ in lightness, so that they part without any colour', () => {
    for (const [[a], [b]] of neighbours(categories)) expect(Math.abs(a - b)).toBeGreaterThanOrEqual(0.1)
  })

  test.each(Object.entries(eyes))('neighbours stay apart to eyes with %s', (_, seen) => {
    const colors = categories.map(([l, c, h]) => seen(clampRgb(rgb({ mode: 'oklch', l, c, h }))))
    for (const [a, b] of neighbours(colors)) expect(difference(a, b)).toBeGreaterThan(12)
  })

  test('heat rises steadily', () => {
    const steps = heatLightness[scheme].slice(1).map((l, at) => l - heatLightness[scheme][at]!)
    const sign = scheme === 'light' ? -1 : 1
    for (const step of steps) expect(step * sign).toBeGreaterThan(0.05)
  })
})
