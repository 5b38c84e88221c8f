import { expect, test } from 'vitest'
import { demos as chartjs } from './chartjs/demos.ts'

/** What people look for on each page, by the names that other products give it. */
const pages = [
  {
    name: 'chartjs',
    demos: chartjs,
    wanted: 'bar horizontal-bar line area radar polar-area bubble scatter',
  },
]

test.each(pages)('$name shows each demo of its list, under an id of its own', ({ demos, wanted }) => {
  const shown = demos.map(({ id }) => id)
  expect(shown).toEqual(expect.arrayContaining(wanted.split(' ')))
  expect(new Set(shown).size).toBe(shown.length)
})
