import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('is that of WCAG, whichever colour comes first', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
  expect(contrast([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2)
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
})
