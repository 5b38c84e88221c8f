import { expect, test } from 'vitest'
import type { Order } from '../orders/contract.ts'
import { coversPieces, piecesKept, piecesPacked, worthOf } from './contract-pieces.ts'

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
const order = { items, subtotal: 200, discount: 20, shipping: 69, tax: 14.4, refunds: [] }
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

test('pieces that are given back one by one are worth what they are together, to the cent', () => {
  const three = { ...order, items: [item(1, 9.99, 3)], subtotal: 29.97, discount: 7.49, tax: 1.8 }
  const refunds: ReturnType<typeof refund>[] = []
  for (const id of [1, 2, 3])
    refunds.push(refund(id, worthOf({ ...three, refunds }, { 1: 1 }), [{ id: 1, quantity: 1 }]))
  expect(worthOf(three, { 1: 3 })).toBe(24.28)
  expect(refunds.map(({ amount }) => amount)).toEqual([8.09, 8.1, 8.09])
})

test('a packing slip lists what is still to be sent, then what was, and nothing of an order that came to nothing', () => {
  const packed = (status: Order['status'], payment: Order['payment'], sent: number) => {
    const parcels = [{ id: 1, items: [{ id: 1, quantity: sent }], carrier: '', tracking: '', time: '' }]
    const refunds = [{ ...refund(1, 80, [{ id: 2, quantity: 1 }]), unsent: [{ id: 2, quantity: 1 }] }]
    return [...piecesPacked({ items, parcels, refunds, order: { status, payment } }).values()]
  }
  expect(packed('Ready to Pickup', 1, 1)).toEqual([1, 0])
  expect(packed('Dispatched', 1, 2)).toEqual([2, 0])
  expect(packed('Ready to Pickup', 3, 0)).toEqual([0, 0])
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
