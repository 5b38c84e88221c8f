import { expect, test } from 'vitest'
import { createSearch } from './filter.ts'

test.each([
  ['rembourse', 'Être remboursé'],
  ['REMBOURSÉ', 'etre rembourse'],
  ['اين', 'أَيْنَ طلبي؟'],
  ['', 'anything'],
])('%s is found in %s', (q, found) => {
  expect(createSearch(q)(found)).toBe(true)
})

test('what is not there is not found', () => {
  expect(createSearch('rembourser')('remboursé')).toBe(false)
})
