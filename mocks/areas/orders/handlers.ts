import { orders } from './collection.ts'
import { permittedRows, removeRows } from '../../runtime/bulk.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { placedAt, type StoredOrder } from './seed.ts'
import { createCountryFilter } from './handlers-country.ts'
import { createRange } from './handlers-range.ts'
import { createFilter, createNumberSearch, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { refundedOf } from './refunded.ts'
import { toOrder, withBuyers } from './view.ts'
import { summarizeOrders } from './handlers-summary.ts'
import { listPage } from '../../runtime/paging.ts'
import { noContent, reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'

const sortValues = {
  order: ({ order }) => order,
  customers: ({ customer }) => customer,
  date: (order) => Date.parse(placedAt(order)),
  status: contract.deliveryStateOf,
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
  const isOfCountry = createCountryFilter(query.country)
  const isWithin = createRange(query)
  const found = withBuyers(orders.all())
    .toReversed()
    .filter(
      ({ customer, email, order, number }) =>
        isFound(customer, email, number, String(order)) || isNumber(order, number),
    )
    .filter((order) => hasStatus(contract.deliveryStateOf(order)) && hasPayment(String(order.payment)))
    .filter(({ customerId, method }) => isOfCustomer(String(customerId)) && hasMethod(method))
    .filter(({ customerId }) => isOfCountry(customerId))
    .filter((order) => query.sold === undefined || query.sold === contract.isSale(order))
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

export const updateOrders = handle(contract.updateOrders, schemas.updateOrders, ({ body, permit }) => {
  const given = new Map(body.orders.map(({ id, payment }) => [id, payment]))
  const found = permittedRows(
    orders.all(),
    [...given.keys()],
    (row) => permit(row, ['payment']),
    ({ id }) => id,
  ).filter(
    (order) => contract.isSale(order) && order.refunds.length === 0 && order.payment !== given.get(order.id),
  )
  for (const { id } of found) orders.update(id, { payment: given.get(id)! })
  return reply(200, { ids: found.map(({ id }) => id) })
})

export const restoreOrders = handle(contract.restoreOrders, schemas.restoreOrders, ({ body }) => {
  const removed = orders.removedRows(body.ids)
  if (!removed) return reply(404, { message: 'Order not found' })
  return reply(200, { orders: withBuyers(orders.restore(removed)).map(toOrder) })
})

export const getOrdersSummary = handle(contract.getOrdersSummary, schemas.getOrdersSummary, () =>
  reply(200, summarizeOrders(orders.all())),
)
