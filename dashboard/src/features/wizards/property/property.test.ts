import { expect, test } from 'vitest'
import { emptyProperty, type PropertyAnswers, propertySchema, toProperty } from './property.ts'

test('nothing can be had from a day on that is over', () => {
  const schema = propertySchema((id) => id)
  const isWrong = (availability: 'later' | 'now', availableFrom: string) => {
    const { error } = schema.safeParse({ ...emptyProperty, availability, availableFrom })
    return error!.issues.some(({ path }) => path[0] === 'availableFrom')
  }
  expect(isWrong('later', '2020-01-01')).toBe(true)
  expect(isWrong('later', '2099-01-01')).toBe(false)
  // What was chosen before is not asked any more.
  expect(isWrong('now', '2020-01-01')).toBe(false)
})

test('of land no rooms are sent, whatever was answered before', () => {
  const answers = { ...emptyProperty, furnishing: 'full', furniture: ['bed'], isEnsuite: true, bedrooms: 3 }
  const sent = (type: 'house' | 'land') =>
    toProperty({ ...answers, type, builtArea: 400, price: 90_000 } as PropertyAnswers)
  const rooms = { bedrooms: 3, furnishing: 'full', furniture: ['bed'], isEnsuite: true }
  expect(sent('house')).toMatchObject(rooms)
  const none = { bedrooms: null, furnishing: 'none', furniture: [], isEnsuite: false }
  expect(sent('land')).toMatchObject({ ...none, bathrooms: null, balconies: null, floor: null })
})
