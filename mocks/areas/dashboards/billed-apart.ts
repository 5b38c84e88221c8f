import { invoices } from '../invoices/collection.ts'
import { orders } from '../orders/collection.ts'

/** The invoices of what was not ordered; what is paid on those of orders is money that the orders tell of. */
export const billedApart = () => {
  const ordered = new Set(orders.all().map(({ order }) => order))
  return invoices.all().filter(({ order }) => order === undefined || !ordered.has(order))
}
