import type { Product as ProductAnswer } from '@data1522/mocks/contract/products'
import { expect, test } from 'vitest'
import { decodeProduct } from './product.ts'

const decoded = (price: string) => decodeProduct({ price } as ProductAnswer).price

test.each([
  ['$0.00', 0],
  ['$48.00', 48],
  ['$79.9', 79.9],
  ['$1,248.50', 1248.5],
  ['$1,000,000.00', 1_000_000],
  ['$1248', 1248],
  ['-$3.20', -3.2],
])('“%s” is an amount', (text, price) => expect(decoded(text)).toBe(price))

test.each(['', '48.00', '€48.00', '$', '$1,24.00', '$1.248,50', '$48.00 each', 'free', '$1-2'])(
  '“%s” is none',
  (text) => expect(() => decoded(text)).toThrow('is no price in dollars'),
)
