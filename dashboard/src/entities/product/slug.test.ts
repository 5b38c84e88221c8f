import { expect, test } from 'vitest'
import { SLUG, slugOf } from './slug.ts'

test.each([
  ['Pots & pans, new!', 'pots-pans-new'],
  ['  Été à la mer ', 'été-à-la-mer'],
  ['الإضاءة والأثاث', 'الإضاءة-والأثاث'],
  ['!!!', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(slug).toMatch(SLUG)
})

test.each(['a--b', '-a', 'a b', 'a/b'])('%s is none', (slug) => {
  expect(slug).not.toMatch(SLUG)
})
