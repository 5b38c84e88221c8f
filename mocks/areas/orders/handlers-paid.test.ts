import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { isSale, ORDER_PAYMENTS, updateOrders } from './contract.ts'
import { allOrders } from './testing.ts'

const { paid, pending } = ORDER_PAYMENTS
const mark = (ids: number[], payment: typeof paid | typeof pending) =>
  call(updateOrders, { body: { orders: ids.map((id) => ({ id, payment })) } })

test('names those alone that it has marked, so that taking it back leaves the others paid', async () => {
  const orders = await allOrders()
  const waiting = orders.find(({ payment }) => payment === pending)!
  const settled = orders.find((order) => order.payment === paid && isSale(order) && order.refunded === 0)!
  expect(await mark([waiting.id, settled.id], paid)).toEqual({ ids: [waiting.id] })
  expect(await mark([waiting.id], paid)).toEqual({ ids: [] })
  expect(await mark([waiting.id], pending)).toEqual({ ids: [waiting.id] })
})
