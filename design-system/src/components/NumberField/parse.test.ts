import { expect, test } from 'vitest'
import { numberIn } from './parse.ts'

test.each([
  ['1 234,50 €', 'en-US', 1234.5],
  ['1 234,50 €', 'fr-FR', 1234.5],
  ['€1,234.50', 'fr-FR', 1234.5],
  ['1.234.567,8', 'en-US', 1_234_567.8],
  ['1,234', 'en-US', 1234],
  ['1,234', 'fr-FR', 1.234],
  ['1,5', 'en-US', 1.5],
  ['0,125', 'en-US', 0.125],
  ['1234,567', 'en-US', 1234.567],
  ['12’345.6', 'en-US', 12_345.6],
  ['١٬٢٣٤٫٥', 'ar-AE', 1234.5],
  ['۱۲٫۵', 'en-US', 12.5],
  ['−12 kg', 'en-US', -12],
  ['(40)', 'en-US', -40],
  ['.5', 'en-US', 0.5],
  // What a page is in whose direction was turned round.
  ['1,234.50', 'en-Arab-US-u-nu-latn', 1234.5],
])('%s in %s is %d', (pasted, locale, number) => {
  expect(numberIn(pasted, locale)).toBe(number)
})

test.each(['', 'hello', '12 and 14', '12/03/2026', '-'])('“%s” is no number', (pasted) => {
  expect(numberIn(pasted, 'en-US')).toBeNull()
})

test('of a million characters no more than the start is read', () => {
  expect(numberIn('9'.repeat(1_000_000), 'en-US')).toBeNull()
  expect(numberIn(`1${' '.repeat(1_000_000)}x`, 'en-US')).toBe(1)
  expect(numberIn(`${'x'.repeat(1_000_000)}9`, 'en-US')).toBeNull()
})
