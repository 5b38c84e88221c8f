import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickly } from './compare.ts'

const words = fc.oneof(
  fc.string({ maxLength: 14 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...'a b z A B Z é è ô œ æ - ’ . 9 1 0 ا ه'.split(' '), ' '),
    maxLength: 14,
  }),
)

test.each(['en', 'fr', 'ar'])('agrees with the language: %s', (locale) => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(Math.sign(quickly([a, b], compare)(0, 1))).toBe(Math.sign(compare(a, b)))
    }),
    { numRuns: 3000 },
  )
})

test('asks the language only where plain letters do not decide', () => {
  let asked = 0
  const compare = quickly(['Maya Laurent', 'Omar Weber', 'Zoë', 'Zora'], () => {
    asked += 1
    return 0
  })
  expect(compare(0, 1)).toBeLessThan(0)
  expect(asked).toBe(0)
  expect(compare(2, 3)).toBe(0)
  expect(asked).toBe(1)
})
