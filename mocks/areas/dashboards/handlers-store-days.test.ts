import { expect, test } from 'vitest'
import { placeOrder } from '../checkout/contract.ts'
import { bottle, purchaseOf } from '../checkout/testing.ts'
import { listInvoices } from '../invoices/contract.ts'
import { listOrders } from '../orders/contract.ts'
import { placedAt } from '../orders/seed.ts'
import { detailsOf } from '../orders/testing.ts'
import { updateStoreDetails } from '../store-settings/contract.ts'
import { settings } from '../store-settings/testing.ts'
import { setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { analytics, crm } from './testing.ts'

test('an order of an evening in the store is of that day wherever it is looked for', async () => {
  setNow('2026-03-05T05:00:00Z')
  const before = (await crm(7)).week.days.at(-1)!
  const { order } = await call(placeOrder, { body: await purchaseOf(bottle) })
  const query = { from: '2026-03-04', to: '2026-03-04' }
  const [found] = (await call(listOrders, { query })).orders
  expect(found).toMatchObject({ order, date: '2026-03-04', time: '21:00' })
  expect(placedAt(found!)).toBe('2026-03-05T05:00:00.000Z')
  expect((await detailsOf(order)).timeline[0]!.time).toBe('2026-03-05T05:00:00.000Z')

  const { from, to, week } = await crm(7)
  expect([from, to, before.date]).toEqual(['2026-02-26', '2026-03-04', '2026-03-04'])
  expect(week.days.at(-1)).toMatchObject({ date: '2026-03-04', orders: before.orders + 1 })
  const { invoices } = await call(listInvoices, { query: { q: 'Iris Okafor' } })
  expect(invoices[0]!.issuedDate).toBe('2026-03-04')
})

test('a store that moves to another time zone has its days there', async () => {
  setNow('2026-11-20T16:00:00Z')
  expect((await analytics(7)).to).toBe('2026-11-20')
  const { store } = await settings()
  await call(updateStoreDetails, { body: { ...store, timeZone: 'Asia/Tokyo' } })
  expect((await analytics(7)).to).toBe('2026-11-21')
  const { order } = await call(placeOrder, { body: await purchaseOf(bottle) })
  expect((await detailsOf(order)).order).toMatchObject({ date: '2026-11-21', time: '01:00' })
})
