import { expect, test } from 'vitest'
import { demos as textfield } from './textfield/demos.ts'

/** What people look for on each page, by the names that other products give it. */
const pages = [
  {
    name: 'textfield',
    demos: textfield,
    wanted:
      'basic clearable counter custom-colors density disabled icons icon-events label-slot password-input prefixes-suffixes single-line state validation variant',
  },
]

test.each(pages)('$name shows what people look for, and more', ({ demos, wanted }) => {
  const ids = demos.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(wanted.split(' ')))
  expect(ids.length).toBeGreaterThan(wanted.split(' ').length)
  expect(new Set(ids).size).toBe(ids.length)
})
