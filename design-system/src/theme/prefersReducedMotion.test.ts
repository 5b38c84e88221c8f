import { afterEach, expect, test, vi } from 'vitest'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.motion
})

test.each([
  [undefined, false, false],
  [undefined, true, true],
  ['system', true, true],
  ['reduced', false, true],
  ['full', true, false],
])('preference %s, system asks for less: %s', (preference, asksForLess, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: asksForLess }))
  if (preference) document.documentElement.dataset.motion = preference
  expect(prefersReducedMotion()).toBe(expected)
})
