import { expect, test } from 'vitest'
import { ApiError } from '../api/client.ts'
import { validationErrors } from './validation-errors.ts'

const text = (id: string) => id
const refused = (...places: string[]) =>
  new ApiError(400, { message: 'No', errors: Object.fromEntries(places.map((place) => [place, ['No']])) })

test('what a server does not accept is said at the field that it names, whole or by its end', () => {
  const error = refused('billing.address.email', 'rates.0.price')
  expect(validationErrors(error, text, ['email', 'rates.0.price'])).toEqual({
    email: 'app.failure.notAccepted',
    'rates.0.price': 'app.failure.notAccepted',
  })
  expect(validationErrors(error, text, ['email'], { email: 'Taken' })).toEqual({ email: 'Taken' })
})

test('a field that the form does not show is said of the whole form, as not accepted', () => {
  expect(validationErrors(refused('zones.0'), text, ['name'])).toEqual({ form: 'app.failure.notAccepted' })
})

test('what is no answer of a server is thrown', () => {
  expect(() => validationErrors(new TypeError('ours'), text, [])).toThrow('ours')
})
