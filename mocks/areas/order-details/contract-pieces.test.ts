import { expect, test } from 'vitest'
import { coversPieces, piecesKept, worthOf } from './contract-pieces.ts'

const item = (id: number, price: number, quantity: number) => ({
  id,
  price,
  quantity,
  total: price * quantity,
  name: `Product ${id}`,
  image: '',
  options: [],
  before: null,
})
const items = [item(1, 60, 2), item(2, 80, 1)]
const order = { items, subtotal: 200, discount: 20, shipping: 69, tax: 14.4 }
const refund = (id: number, amount: number, pieces: { id: number; quantity: number }[] = []) => ({
  id,
  amount,
  reason: '',
  items: pieces,
  unsent: [],
  time: '2026-11-20T09:00:00.000Z',
})

test.each<[Record<string, number>, boolean, number]>([
  [{}, false, 0],
  [{ 1: 1 }, false, 58.32],
  [{ 1: 2, 2: 1 }, false, 194.4],
  [{ 1: 2, 2: 1 }, true, 263.4],
  [{}, true, 69],
])(
  'pieces %j, with delivery %s, are worth %d: their share of discount and tax',
  (pieces, hasShipping, worth) => {
    expect(worthOf(order, pieces, hasShipping)).toBe(worth)
  },
)

test('the lines apart are worth what they are together', () => {
  const lines: Record<string, number>[] = [{ 1: 1 }, { 1: 1 }, { 2: 1 }]
  const apart = lines.map((pieces) => worthOf(order, pieces, false))
  expect(Math.round(apart.reduce((sum, one) => sum + one, 0) * 100) / 100).toBe(194.4)
})

test('an order of nothing is worth nothing', () => {
  expect(worthOf({ ...order, subtotal: 0, items: [] }, {}, false)).toBe(0)
})

test('what was given back shrinks what can be', () => {
  const refunds = [refund(1, 58.32, [{ id: 1, quantity: 1 }]), refund(2, 0.1)]
  expect([...piecesKept({ items, refunds })]).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test.each([
  [58.32, 263.4, true],
  [58.31, 263.4, false],
  [50, 50, true],
  [49.99, 50, false],
])('%d of %d that are left, for a piece of 58.32, gives the piece back: %s', (amount, refundable, covers) => {
  expect(coversPieces({ ...order, refundable }, { 1: 1 }, amount)).toBe(covers)
})
