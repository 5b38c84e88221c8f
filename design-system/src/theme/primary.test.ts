import { interpolate, oklch, rgb, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandPlacement, place, placePrimary } from './primary.ts'
import { primaryPresets } from './primary-presets.ts'
import { colorAt } from '../tokens/ramps.ts'

test.each([
  ['#ff0000', 29],
  ['#00ff00', 142],
  ['#0000ff', 264],
])('takes the hue of %s', (hex, hue) => {
  expect(placePrimary(hex).hue).toBe(hue)
})

test('reads hue and chroma as the colour library does, whatever is picked', () => {
  const anyHex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    // The hue of a near grey is noise.
    .filter((hex) => oklch(hex).c > 0.01)
  fc.assert(
    fc.property(anyHex, (hex) => {
      const { c, h = 0 } = oklch(hex)
      const placed = placePrimary(hex)
      const apart = Math.abs(placed.hue - h)
      expect(placed.chroma).toBeCloseTo(Math.min(1.05, c / 0.132), 1)
      expect(Math.min(apart, 360 - apart)).toBeLessThan(1)
    }),
    { numRuns: 300, seed: 1522 },
  )
})

test('holds back colours stronger than text can bear, and leaves pale ones pale', () => {
  expect(placePrimary('#ff00ff').chroma).toBe(1.05)
  expect(placePrimary('#8796a9').chroma).toBeLessThan(0.4)
  expect(placePrimary('#777777').chroma).toBe(0)
})

test.each(['red', '#fff', '#12345g', '', '#1234567'])('refuses %j', (hex) => {
  expect(() => placePrimary(hex)).toThrow(RangeError)
})

test('the first preset is the brand itself', () => {
  expect(placePrimary(primaryPresets.sky).hue).toBe(brandPlacement.hue)
  expect(placePrimary(primaryPresets.sky).chroma).toBeCloseTo(brandPlacement.chroma, 1)
})

test('placing turns primary colours alone', () => {
  const placement = { hue: 100, chroma: 0.5 }
  const brand = colorAt('primary', 0.48)
  expect(place(brand, placement)).toEqual({ l: 0.48, c: brand.c / 2, h: 108 })
  const red = colorAt('danger', 0.48)
  expect(place(red, placement)).toBe(red)
})

test('tells the text that is read on a colour, also under the pointer, whatever is picked', () => {
  const anyHex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(anyHex, (hex) => {
      const { text } = placePrimary(hex)
      expect(wcagContrast(rgb(text), rgb(hex))).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(rgb(text), interpolate([hex, '#808080'], 'oklab')(0.12))).toBeGreaterThanOrEqual(
        4.5,
      )
    }),
    { numRuns: 500, seed: 1522, examples: [['#000000'], ['#ffffff'], ['#111111'], ['#ffe600'], ['#767676']] },
  )
})
