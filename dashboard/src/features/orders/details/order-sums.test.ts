import { expect, test } from 'vitest'
import { piecesKept, refundedOf, refundStateOf, toPieces, worthOf } from './order-sums.ts'

const item = (id: number, price: number, quantity: number) => ({
  id,
  price,
  quantity,
  total: price * quantity,
  name: `Product ${id}`,
  image: '',
  options: [],
})
const items = [item(1, 60, 2), item(2, 80, 1)]
const order = { items, subtotal: 200, discount: 20, shipping: 69, tax: 14.4 }
const refund = (id: number, amount: number, pieces: { id: number; quantity: number }[] = []) => ({
  id,
  amount,
  reason: '',
  items: pieces,
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
  expect(refundedOf({ refunds })).toBe(58.42)
  expect([...piecesKept({ items, refunds })]).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('an order is refunded when all of it went back', () => {
  const stateOf = (...amounts: number[]) =>
    refundStateOf({ refunds: amounts.map((amount, index) => refund(index + 1, amount)), total: 30 } as never)
  expect(stateOf()).toBeNull()
  expect(stateOf(10, 10)).toBe('partlyRefunded')
  expect(stateOf(10.1, 19.9)).toBe('refunded')
})

test('calls are told of pieces of which there are any', () => {
  expect(toPieces({ 1: 0, 2: 3 })).toEqual([{ id: 2, quantity: 3 }])
})
