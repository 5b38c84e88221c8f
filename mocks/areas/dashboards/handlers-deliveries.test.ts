import { beforeEach, describe, expect, test } from 'vitest'
import { updateOrder } from '../order-details/contract.ts'
import { updateStoreLocations } from '../store-settings/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { ecommerce } from './testing.ts'
import { allOrders, detailsOf } from '../orders/testing.ts'
import { settings } from '../store-settings/testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('the deliveries', () => {
  const stages = [
    ['new', 'Ready to Pickup'],
    ['preparing', 'Dispatched'],
    ['shipping', 'Out for Delivery'],
  ] as const

  test.each(stages)('that are %s are the orders with the status %s', async (stage, status) => {
    const orders = (await allOrders({ status })).filter(({ payment }) => payment === 1 || payment === 2)
    const group = (await ecommerce()).deliveries.find((one) => one.stage === stage)!
    expect(group.total).toBe(orders.length)
    expect(group.deliveries.map(({ order }) => order)).toEqual(orders.slice(0, 2).map(({ order }) => order))
    const { locations } = await settings()
    for (const { order, date, sender, receiver } of group.deliveries) {
      const details = await detailsOf(order)
      const { town, country } = details.shippingAddress
      const { customer, avatar } = details.order
      expect([date, receiver]).toEqual([details.order.date, { name: customer, avatar, town, country }])
      expect(locations.filter(({ fulfilsOrders }) => fulfilsOrders).map(({ name }) => name)).toContain(
        sender.name,
      )
    }
  })

  test('move with the status', async () => {
    const totals = async () => (await ecommerce()).deliveries.map(({ total }) => total)
    const before = await totals()
    const { order } = (await ecommerce()).deliveries[0]!.deliveries[0]!
    await call(updateOrder, { params: { order }, body: { status: 'Out for Delivery' } })
    expect(await totals()).toEqual([before[0]! - 1, before[1], before[2]! + 1])
    await call(updateOrder, { params: { order }, body: { status: 'Delivered' } })
    expect(await totals()).toEqual([before[0]! - 1, before[1], before[2]])
  })

  test('start somewhere even if no place of the store delivers', async () => {
    const { locations } = await settings()
    const [only] = locations as [(typeof locations)[number]]
    const body = [
      { ...only, name: 'Back room', fulfilsOrders: false, address: { ...only.address, country: 'FR' } },
    ]
    await call(updateStoreLocations, { body })
    const senders = (await ecommerce()).deliveries.flatMap(({ deliveries }) =>
      deliveries.map(({ sender }) => sender),
    )
    expect(senders.length).toBeGreaterThan(0)
    for (const sender of senders) expect(sender).toMatchObject({ name: 'Back room', country: 'France' })
  })
})
