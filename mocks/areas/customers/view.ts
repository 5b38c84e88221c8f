import { customers } from './collection.ts'
import { memoize } from '../../store/memoize.ts'
import { orders } from '../orders/collection.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import type { StoredCustomer } from './seed.ts'
import { roundToCents } from '../../seed/money.ts'
import { isSale } from '../orders/contract.ts'
import { refundedOf } from '../orders/refunded.ts'
import { type StoredOrder } from '../orders/seed.ts'
import { idOf } from '../../runtime/ids.ts'

interface Purchases {
  readonly order: number
  readonly totalSpent: number
}

const none: Purchases = { order: 0, totalSpent: 0 }

/** What each customer has bought; counted again only after the orders have changed. */
const countPurchases = memoize((all: readonly StoredOrder[]) => {
  const byCustomer = new Map<number, Purchases>()
  for (const order of all.filter(isSale)) {
    const before = byCustomer.get(order.customerId) ?? none
    byCustomer.set(order.customerId, {
      order: before.order + 1,
      totalSpent: roundToCents(before.totalSpent + order.spent - refundedOf(order)),
    })
  }
  return byCustomer
})

const withPurchases = (stored: StoredCustomer) => ({
  ...stored,
  ...(countPurchases(orders.all()).get(stored.customerId) ?? none),
})

/** A customer as lists show it. */
export const toCustomer = (stored: StoredCustomer) => z.parse(schemas.customer, withPurchases(stored))

/** A customer as its own screen shows it. */
export const toCustomerDetail = (stored: StoredCustomer) =>
  z.parse(schemas.customerDetail, withPurchases(stored))

/** The customer with a `customerId`. */
export const customerWith = (wanted: number) =>
  customers.all().find(({ customerId }) => customerId === wanted)

/** The customer that a piece of a path stands for, by its `customerId`. */
export const findCustomer = (text: string) => customerWith(idOf(text))
