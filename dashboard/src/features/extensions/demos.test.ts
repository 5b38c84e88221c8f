import { expect, test } from 'vitest'
import { demos as swiper } from './swiper/demos.ts'

/** What people look for on each page, by the names that other products give it. */
const pages = [
  {
    name: 'swiper',
    demos: swiper,
    wanted:
      'default navigation pagination progress multiple centered centered-wide autoplay fade grid gallery coverflow cube lazy responsive virtual',
  },
]

test.each(pages)('$name shows each demo of its list, under an id of its own', ({ demos, wanted }) => {
  const shown = demos.map(({ id }) => id)
  expect(shown).toEqual(expect.arrayContaining(wanted.split(' ')))
  expect(new Set(shown).size).toBe(shown.length)
})
