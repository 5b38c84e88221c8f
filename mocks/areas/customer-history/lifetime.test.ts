import { expect, test } from 'vitest'
import type { StoredOrder } from '../orders/seed.ts'
import { lifetimeOf } from './lifetime.ts'

const order = (date: string, spent: number, payment: StoredOrder['payment'] = 1, refunded = 0) =>
  ({ date, spent, payment, refunds: refunded > 0 ? [{ amount: refunded }] : [] }) as unknown as StoredOrder
const today = '2026-11-20'

test('adds up what was bought, less what went back, and leaves out what was cancelled or has failed', () => {
  const orders = [
    order('2026-11-02', 12.1, 1, 2),
    order('2026-10-30', 20.2, 2),
    order('2026-10-01', 500, 3),
    order('2026-09-01', 700, 4),
    order('2025-01-05', 30),
  ]
  const lifetime = lifetimeOf(orders, today)
  expect(lifetime).toMatchObject({
    value: 60.3,
    average: 20.1,
    count: 3,
    first: '2025-01-05',
    last: '2026-11-02',
  })
  expect(lifetime.months).toHaveLength(12)
  expect(lifetime.months.slice(-3)).toEqual([0, 20.2, 10.1])
})

test('someone who bought nothing is worth nothing, and divides by nothing', () => {
  expect(lifetimeOf([], today)).toMatchObject({ value: 0, average: 0, first: null, last: null })
})
