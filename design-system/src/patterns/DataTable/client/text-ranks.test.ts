import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'
import { runNow } from './slices.ts'

// No Arabic digits: with letters beside them the language's own comparison is no order (4 > ٣a > ٣٣ > 4).
const words = fc.oneof(
  fc.string({ maxLength: 14 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      ...'a b z A B Z é É è ô œ æ ß ø i İ ı e\u0301 - _ # % @ ’ . 9 1 0 00 ا أ آ ه ة ي ى ئ ؤ ل ـ あ 각 🙂'.split(
        ' ',
      ),
      ' ',
    ),
    maxLength: 14,
  }),
)

test.each(['en', 'fr', 'ar', 'sv'])('ranks as the language compares: %s', (locale) => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  fc.assert(
    fc.property(fc.array(words, { minLength: 2, maxLength: 40 }), (texts) => {
      const { of, count } = runNow(ranksOf(texts, locale))
      for (const [a, one] of texts.entries())
        for (const [b, other] of texts.entries()) {
          if (one === '' || other === '') continue
          expect(Math.sign(of[a]! - of[b]!), `${one} and ${other}`).toBe(Math.sign(compare(one, other)))
        }
      for (const [place, text] of texts.entries()) expect(of[place]! === count).toBe(text === '')
    }),
    { numRuns: 400 },
  )
})

test.each([3, 2000])('ranks %s numbers by size, whatever their sign', (size) => {
  const number = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }), fc.constant(null))
  fc.assert(
    fc.property(fc.array(number, { minLength: size, maxLength: size }), (numbers) => {
      const { of, count } = runNow(ranksOf(numbers, 'en'))
      const sorted = [
        ...new Set(numbers.filter((value) => value !== null).map((value) => value + 0)),
      ].toSorted((a, b) => a - b)
      expect(count).toBe(sorted.length)
      for (const [place, value] of numbers.entries())
        expect(of[place]).toBe(value === null ? count : sorted.indexOf(value + 0))
    }),
    { numRuns: size === 3 ? 500 : 4 },
  )
})

test('ranks very many texts as the language compares, the same ones and those of one beginning too', () => {
  const syllables = ['ba', 'Ba', 'bé', 'ko', 'l', 'li ', '9', '10', '', 'œ']
  const one = (seed: number) => syllables[seed % syllables.length]!
  const texts = Array.from({ length: 6000 }, (_, at) => `maya ${one(at * 7)}${one(at >> 2)}${one(at >> 5)}`)
  const { compare } = new Intl.Collator('fr', { numeric: true })
  const { of } = runNow(ranksOf(texts, 'fr'))
  const order = [...texts.keys()].toSorted((a, b) => of[a]! - of[b]!)
  for (const [at, place] of order.slice(1).entries())
    expect(Math.sign(compare(texts[order[at]!]!, texts[place]!))).toBe(
      Math.sign(of[order[at]!]! - of[place]!),
    )
})
