import { ALL_ITEMS } from '../contract/common.ts'
import { getOrder } from '../contract/order-details.ts'
import { listOrders, type OrderQuery } from '../contract/orders.ts'
import { call } from './call.ts'

/** All orders that fit, the newest first. */
export const allOrders = async (query: OrderQuery = {}) =>
  (await call(listOrders, { query: { ...query, itemsPerPage: ALL_ITEMS } })).orders

/** Everything about an order, by its number. */
export const detailsOf = (order: number) => call(getOrder, { params: { order } })

/** Everything about each order. */
export const allDetails = async () => Promise.all((await allOrders()).map(({ order }) => detailsOf(order)))
