import { invoices } from '../invoices/collection.ts'
import { orders } from '../orders/collection.ts'

/** The invoices but those of orders, whose money counts with the order. */
export const invoicesApart = () => {
  const placed = new Set(orders.all().map(({ order }) => order))
  return invoices.all().filter(({ order }) => order === undefined || !placed.has(order))
}
