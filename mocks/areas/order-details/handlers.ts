import { personOf } from '../auth/open-session.ts'
import { orders } from '../orders/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { coversPieces, piecesKept, unsentOf } from './contract-pieces.ts'
import { ORDER_PAYMENTS } from '../orders/contract.ts'
import { now } from '../../seed/clock.ts'
import { roundToCents } from '../../seed/money.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { permittedRows } from '../../runtime/bulk.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { faultsOfPieces, faultsOfUnsent, toItems, toPieces } from './handlers-pieces.ts'
import {
  canTakeBack,
  dispatched,
  everythingLeft,
  leftOf,
  parcelsBeside,
  sendParcel,
  takeParcelBack,
} from './handlers-parcels.ts'
import { moveTo } from './handlers-steps.ts'
import { findOrder, isSendable, recordOf, refundableOf, toOrderDetails } from '../orders/view.ts'
import { invalid, reply } from '../../runtime/reply.ts'

const notFound = reply(404, { message: 'Order not found' })

export const getOrder = handle(contract.getOrder, schemas.getOrder, ({ params }) => {
  const order = findOrder(params.order)
  return order ? reply(200, toOrderDetails(order)) : notFound
})

export const updateOrder = handle(contract.updateOrder, schemas.updateOrder, ({ params, body, permit }) => {
  const order = findOrder(params.order)
  if (!order) return notFound
  permit(order)
  const { status = order.status, payment, method, methodNumber, ...given } = body
  // What was paid is given back by a refund, which knows how much.
  if (payment === ORDER_PAYMENTS.cancelled && order.payment === ORDER_PAYMENTS.paid)
    return reply(409, { message: 'This order is paid: refund it instead' })
  const before = recordOf(order)
  const timeline = status === order.status ? before.timeline : moveTo(status, before.timeline)
  // What goes back to be prepared is no longer on its way.
  const isBack = status === 'Ready to Pickup' && status !== order.status
  const parcels = isBack ? parcelsBeside(order) : before.parcels
  const record = { ...before, ...given, timeline, parcels }
  const changes = {
    status,
    payment: payment ?? order.payment,
    method: method ?? order.method,
    methodNumber: methodNumber ?? order.methodNumber,
    record,
  }
  return reply(200, toOrderDetails(orders.update(order.id, changes)!))
})

export const refundOrder = handle(contract.refundOrder, schemas.refundOrder, ({ params, body, permit }) => {
  const order = findOrder(params.order)
  if (!order) return notFound
  permit(order)
  const amount = roundToCents(body.amount)
  const left = refundableOf(order)
  if (amount > left) return refuseRefund(left)
  const { reason, items } = body
  const record = recordOf(order)
  const details = { ...record, order, refunds: [...order.refunds] }
  const bounds = unsentOf(details, toPieces(items))
  const unsent = body.unsent ?? toItems(bounds.most)
  const errors = faultsOfPieces(items, piecesKept(details)) ?? faultsOfUnsent(unsent, bounds)
  if (errors) return invalid(errors)
  if (!coversPieces({ ...details, refundable: left }, toPieces(items), amount))
    return invalid({ items: ['The amount is less than what was paid for these items'] })
  const refund = { id: order.refunds.length + 1, amount, reason, items, unsent, time: now().toISOString() }
  const payment = amount === left ? ORDER_PAYMENTS.cancelled : order.payment
  const refunds = [...order.refunds, refund]
  const after = { ...order, payment, refunds, record }
  const changes = isAllSent(after) ? dispatched(record) : { record }
  return reply(201, toOrderDetails(orders.update(order.id, { payment, refunds, ...changes })!))
})

/** Whether some pieces have gone out, and no others will follow. */
const isAllSent = (order: StoredOrder) =>
  order.status === 'Ready to Pickup' && recordOf(order).parcels.length > 0 && !isSendable(order)

const refuseRefund = (left: number) =>
  invalid({ amount: [left > 0 ? `No more than ${left} is left to refund` : 'Nothing is left to refund'] })

export const sendOrder = handle(contract.sendOrder, schemas.sendOrder, ({ params, body, permit }) => {
  const order = findOrder(params.order)
  if (!order) return notFound
  permit(order)
  const everything = everythingLeft(order)
  if (everything.length === 0) return invalid({ items: ['Nothing is left to send'] })
  const items = body.items.length > 0 ? body.items : everything
  const errors = faultsOfPieces(items, leftOf(order))
  if (errors) return invalid(errors)
  return reply(201, toOrderDetails(sendParcel(order, { ...body, items }).order))
})

export const unsendOrder = handle(contract.unsendOrder, schemas.unsendOrder, ({ params, permit }) => {
  const order = findOrder(params.order)
  if (!order) return notFound
  permit(order)
  if (!canTakeBack(order)) return reply(409, { message: 'This order is out for delivery' })
  const without = takeParcelBack(order, idOf(params.id))
  return without ? reply(200, toOrderDetails(without)) : reply(404, { message: 'Parcel not found' })
})

export const sendOrders = handle(contract.sendOrders, schemas.sendOrders, ({ body, permit }) => {
  const found = permittedRows(orders.all(), body.ids, permit, ({ id }) => id)
  const parcels = found.flatMap((order) => {
    const items = everythingLeft(order)
    if (items.length === 0) return []
    return [{ order: order.order, id: sendParcel(order, { items, carrier: '', tracking: '' }).parcel.id }]
  })
  return reply(200, { parcels })
})

export const unsendOrders = handle(contract.unsendOrders, schemas.unsendOrders, ({ body, permit }) => {
  const numbers = body.parcels.map(({ order }) => order)
  permittedRows(orders.all(), numbers, permit, ({ order }) => order)
  const parcels = body.parcels.filter((parcel) => {
    const order = findOrder(String(parcel.order))
    return order && canTakeBack(order) && takeParcelBack(order, parcel.id)
  })
  return reply(200, { parcels })
})

export const addOrderNote = handle(
  contract.addOrderNote,
  schemas.addOrderNote,
  ({ params, body, permit, caller }) => {
    const order = findOrder(params.order)
    if (!order) return notFound
    permit(order)
    const record = recordOf(order)
    const { fullName, avatar } = personOf(caller!)
    const note = {
      id: record.notes.length + 1,
      text: body.text,
      author: fullName,
      avatar,
      time: now().toISOString(),
    }
    const notes = [...record.notes, note]
    return reply(201, toOrderDetails(orders.update(order.id, { record: { ...record, notes } })!))
  },
)
