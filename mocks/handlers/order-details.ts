import { orders } from '../collections/orders.ts'
import * as contract from '../contract/order-details.ts'
import * as schemas from '../contract/order-details.schema.ts'
import { ORDER_PAYMENTS } from '../contract/orders.ts'
import { now } from '../data/clock.ts'
import { roundToCents } from '../data/money.ts'
import { handle } from './http.ts'
import { moveTo } from './order-steps.ts'
import { findOrder, recordOf, refundableOf, toOrderDetails } from './order-view.ts'
import { invalid, reply } from './reply.ts'

const notFound = reply(404, { message: 'Order not found' })

export const getOrder = handle(contract.getOrder, schemas.getOrder, ({ params }) => {
  const order = findOrder(params.order)
  return order ? reply(200, toOrderDetails(order)) : notFound
})

export const updateOrder = handle(contract.updateOrder, schemas.updateOrder, ({ params, body, permit }) => {
  const order = findOrder(params.order)
  if (!order) return notFound
  permit(order)
  const { status = order.status, payment = order.payment, ...given } = body
  const before = recordOf(order)
  const timeline = status === order.status ? before.timeline : moveTo(status, before.timeline)
  const record = { ...before, ...given, timeline }
  return reply(200, toOrderDetails(orders.update(order.id, { status, payment, record })!))
})

export const refundOrder = handle(contract.refundOrder, schemas.refundOrder, ({ params, body, permit }) => {
  const order = findOrder(params.order)
  if (!order) return notFound
  permit(order)
  const amount = roundToCents(body.amount)
  const left = refundableOf(order)
  if (amount > left) return refuseRefund(left)
  const refund = { id: order.refunds.length + 1, amount, reason: body.reason, time: now().toISOString() }
  const payment = amount === left ? ORDER_PAYMENTS.cancelled : order.payment
  const refunds = [...order.refunds, refund]
  return reply(201, toOrderDetails(orders.update(order.id, { payment, refunds, record: recordOf(order) })!))
})

const refuseRefund = (left: number) =>
  invalid({ amount: [left > 0 ? `No more than ${left} is left to refund` : 'Nothing is left to refund'] })

export const addOrderNote = handle(
  contract.addOrderNote,
  schemas.addOrderNote,
  ({ params, body, permit, caller }) => {
    const order = findOrder(params.order)
    if (!order) return notFound
    permit(order)
    const record = recordOf(order)
    const note = {
      id: record.notes.length + 1,
      text: body.text,
      author: caller!.fullName,
      avatar: caller!.avatar,
      time: now().toISOString(),
    }
    const notes = [...record.notes, note]
    return reply(201, toOrderDetails(orders.update(order.id, { record: { ...record, notes } })!))
  },
)
