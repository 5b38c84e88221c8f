import { expect, test } from 'vitest'
import { priceOf, priceText } from './price.ts'

test.each([0, 0.5, 79.9, 1249.5, 1_000_000])('%s is the same amount there and back', (price) => {
  expect(priceOf({ price: priceText(price) })).toBe(price)
})
