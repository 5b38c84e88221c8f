import { expect, test } from 'vitest'
import { demos as select } from './select/demos.ts'
import { demos as checkbox } from './checkbox/demos.ts'
import { demos as switches } from './switch/demos.ts'
import { demos as radio } from './radio/demos.ts'
import { demos as textfield } from './textfield/demos.ts'

/** What people look for on each page, by the names that other products give it. */
const pages = [
  {
    name: 'textfield',
    demos: textfield,
    wanted:
      'basic clearable counter custom-colors density disabled icons icon-events label-slot password-input prefixes-suffixes single-line state validation variant',
  },
  {
    name: 'select',
    demos: select,
    wanted: 'basic chips custom-text-and-value density icons menu-props multiple selection-slot variant',
  },
  {
    name: 'checkbox',
    demos: checkbox,
    wanted:
      'basic checkbox-value colors density icon indeterminate inline-text-field label-slot model-as-array states',
  },
  {
    name: 'switch',
    demos: switches,
    wanted: 'basic colors inset label-slot model-as-array states true-and-false-value',
  },
  { name: 'radio', demos: radio, wanted: 'basic colors density icon inline label-slot validation' },
]

test.each(pages)('$name shows what people look for, and more', ({ demos, wanted }) => {
  const ids = demos.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(wanted.split(' ')))
  expect(ids.length).toBeGreaterThan(wanted.split(' ').length)
  expect(new Set(ids).size).toBe(ids.length)
})
