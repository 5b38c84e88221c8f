import { describe, expect, test } from 'vitest'
import { count } from './count.ts'
import { formatLocales, languages, loadMessages } from './languages.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

const all = { en, fr, ar } as const
const numbers = [0, 1, 2, 3, 11, 100]

test.each(languages)('loads the words of %s', async (language) => {
  expect(await loadMessages(language)).toBe(all[language])
  expect(loadMessages(language)).toBe(loadMessages(language))
})

describe('counting', () => {
  test.each([
    ['en', ['0 selected', '1 selected', '2 selected', '3 selected', '11 selected', '100 selected']],
    [
      'fr',
      [
        '0 élément sélectionné',
        '1 élément sélectionné',
        '2 éléments sélectionnés',
        '3 éléments sélectionnés',
        '11 éléments sélectionnés',
        '100 éléments sélectionnés',
      ],
    ],
    [
      'ar',
      ['لم يُحدَّد شيء', 'عنصر واحد محدَّد', 'عنصران محدَّدان', '3 عناصر محدَّدة', '11 عنصرًا محدَّدًا', '100 عنصر محدَّد'],
    ],
  ] as const)('%s: selected rows', (language, said) => {
    expect(numbers.map((value) => all[language].selectedRows(value))).toEqual(said)
  })

  test('Arabic has six forms', () => {
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    expect(numbers.map((value) => count(formatLocales.ar, value, forms))).toEqual(Object.keys(forms))
  })

  test('a form that a language lacks is its general one', () => {
    expect(count('ar-AE', 2, { other: '# in all' })).toBe('2 in all')
  })

  test('numbers are written as the language does', () => {
    expect(count('en-US', 12_345, { other: '# rows' })).toBe('12,345 rows')
    expect(count('fr-FR', 12_345, { other: '# lignes' })).toBe(`12\u202f345 lignes`)
  })
})
