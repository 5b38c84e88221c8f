import { orders } from '../collections/orders.ts'
import { removeRows } from './bulk.ts'
import * as contract from '../contract/orders.ts'
import * as schemas from '../contract/orders.schema.ts'
import { placedAt, type StoredOrder } from '../data/orders.ts'
import { createRange } from './order-range.ts'
import { createFilter, createNumberSearch, createSearch } from './filter.ts'
import { handle } from './http.ts'
import { idOf } from './ids.ts'
import { refundedOf, toOrder, withBuyers } from './order-view.ts'
import { summarizeOrders } from './orders-summary.ts'
import { listPage } from './paging.ts'
import { noContent, reply } from './reply.ts'
import type { SortValue } from './sort.ts'

const sortValues = {
  order: ({ order }) => order,
  customers: ({ customer }) => customer,
  date: (order) => Date.parse(placedAt(order)),
  status: ({ status }) => status,
  spent: ({ spent }) => spent,
} satisfies Record<contract.OrderSortKey, SortValue<StoredOrder>>

export const listOrders = handle(contract.listOrders, schemas.listOrders, ({ query }) => {
  const isFound = createSearch(query.q)
  const isNumber = createNumberSearch(query.q)
  const hasStatus = createFilter(query.status)
  const hasPayment = createFilter(query.payment)
  const hasState = createFilter(query.paymentState)
  const hasMethod = createFilter(query.method)
  const isOfCustomer = createFilter(query.customerId)
  const isWithin = createRange(query)
  const found = withBuyers(orders.all())
    .toReversed()
    .filter(({ customer, email, order }) => isFound(customer, email, String(order)) || isNumber(order))
    .filter(({ status, payment }) => hasStatus(status) && hasPayment(String(payment)))
    .filter(({ customerId, method }) => isOfCustomer(String(customerId)) && hasMethod(method))
    .filter(({ refunds }) => query.refunded === undefined || query.refunded === refunds.length > 0)
    .filter((order) => hasState(contract.paymentStateOf({ ...order, refunded: refundedOf(order) })))
    .filter(isWithin)
  return reply(200, { orders: listPage(found, sortValues, query).map(toOrder), total: found.length })
})

export const deleteOrder = handle(contract.deleteOrder, schemas.deleteOrder, ({ params, permit }) => {
  const order = orders.get(idOf(params.id))
  if (order) {
    permit(order)
    orders.remove(order.id)
  }
  return noContent
})

export const deleteOrders = handle(contract.deleteOrders, schemas.deleteOrders, ({ body, permit }) => {
  return reply(200, { ids: removeRows(orders, body.ids, permit) })
})

export const restoreOrders = handle(contract.restoreOrders, schemas.restoreOrders, ({ body }) => {
  const removed = orders.removedRows(body.ids)
  if (!removed) return reply(404, { message: 'Order not found' })
  return reply(200, { orders: withBuyers(orders.restore(removed)).map(toOrder) })
})

export const getOrdersSummary = handle(contract.getOrdersSummary, schemas.getOrdersSummary, () =>
  reply(200, summarizeOrders(orders.all())),
)
