import { expect, test } from 'vitest'
import { demos as alert } from './alert/demos.ts'

/** What each page has to show, as the list of screens names it. */
const wanted = {
  alert: [
    alert,
    'basic colors types outlined tonal border colored-border closable v-model icons prominent density elevation',
  ],
} as const

test.each(Object.entries(wanted))('%s shows each demo of its list, under an id of its own', (_, [demos, list]) => {
  const ids = demos.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(list.split(' ')))
  expect(new Set(ids).size).toBe(ids.length)
})
