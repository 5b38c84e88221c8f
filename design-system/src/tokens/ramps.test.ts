import { expect, test } from 'vitest'
import { colorAt, rampSteps, toneNames } from './ramps.ts'

test('meets its curve at its points', () => {
  expect(colorAt('primary', 0.7)).toEqual({ l: 0.7, c: 0.132, h: 0, scale: 'primary' })
  expect(colorAt('warning', 0.49)).toEqual({ l: 0.49, c: 0.11, h: 60 })
})

test('lies between its two nearest points', () => {
  const between = colorAt('primary', 0.36)
  expect(between.c).toBeCloseTo((0.055 + 0.08) / 2, 4)
  expect(between.h).toBe(0)
  expect(colorAt('primary', 0.45)).toMatchObject({ c: 0.099, h: 4 })
})

test('keeps the first chroma below its darkest point', () => {
  expect(colorAt('primary', 0.1).c).toBe(0.04)
})

test('takes a chroma and a transparency of one’s own', () => {
  expect(colorAt('neutral', 0.5, { c: 0.03, alpha: 0.4 })).toEqual({ l: 0.5, c: 0.03, h: 256, alpha: 0.4 })
})

test.each([-0.01, 1.01, Number.NaN])('refuses the lightness %d', (l) => {
  expect(() => colorAt('primary', l)).toThrow(RangeError)
})

test('every ramp runs from light to dark', () => {
  expect(rampSteps.toSorted((a, b) => b - a)).toEqual([...rampSteps])
  for (const tone of toneNames)
    expect(rampSteps.map((step) => colorAt(tone, step / 100).l)).toEqual(rampSteps.map((step) => step / 100))
})
