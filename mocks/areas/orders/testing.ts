import { ALL_ITEMS } from '../../contract/common.ts'
import { getOrder } from '../order-details/contract.ts'
import { listOrders, type OrderQuery } from './contract.ts'
import { call } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'

/** Where orders are. */
export const ORDERS = '/api/apps/ecommerce/orders'
/** The answer to a number that no order has. */
export const noOrder = { status: 404, body: { message: 'Order not found' } }
/** Numbers that no order has. */
export const NO_ORDERS = ['1', '100', ...NO_IDS]

/** All orders that fit, the newest first. */
export const allOrders = async (query: OrderQuery = {}) =>
  (await call(listOrders, { query: { ...query, itemsPerPage: ALL_ITEMS } })).orders

/** Everything about an order, by its number. */
export const detailsOf = (order: number) => call(getOrder, { params: { order } })

/** Everything about each order. */
export const allDetails = async () => Promise.all((await allOrders()).map(({ order }) => detailsOf(order)))

/** An order that was paid, with something to give back. */
export const paidOrder = async () =>
  (await allOrders()).find(({ payment, spent }) => payment === 1 && spent > 50)!
