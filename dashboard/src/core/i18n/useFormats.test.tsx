import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatsOf } from './useFormats.ts'

test('a rate keeps its digits: what is printed is what was counted with', () => {
  const { rate } = formatsOf(createIntl({ locale: 'en-US' }), 'USD', 'America/Los_Angeles')
  expect([rate(8.875), rate(19.25), rate(20)]).toEqual(['8.875%', '19.25%', '20%'])
})
