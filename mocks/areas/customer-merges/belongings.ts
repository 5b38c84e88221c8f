import { invoices } from '../invoices/collection.ts'
import { orders } from '../orders/collection.ts'
import { createSampleRecords } from '../orders/seed-records.ts'
import { referrals } from '../referrals/collection.ts'
import { reviews } from '../reviews/collection.ts'

interface Moved {
  readonly orders: number[]
  readonly invoices: number[]
  readonly reviews: number[]
  readonly referrals: number[]
}

/** What belongs to a customer beside its account, by the ids of the rows. */
export const belongingsOf = (customerId: number): Moved => ({
  orders: orders.all().flatMap((order) => (order.customerId === customerId ? order.id : [])),
  invoices: invoices.all().flatMap(({ id, clientId }) => (clientId === customerId ? id : [])),
  reviews: reviews.all().flatMap((review) => (review.customerId === customerId ? review.id : [])),
  referrals: referrals.all().flatMap(({ id, referredId }) => (referredId === customerId ? id : [])),
})

/** Moves rows from one customer to another: those that are still of the first. */
export const moveBelongings = (rows: Moved, from: number, to: number) => {
  const own = belongingsOf(from)
  const among = (name: keyof Moved) => own[name].filter((id) => rows[name].includes(id))
  const sampleOf = createSampleRecords()
  for (const id of among('orders')) {
    const order = orders.get(id)!
    // What an order of the samples shows follows from its first customer.
    orders.update(id, { customerId: to, record: order.record ?? sampleOf(order) })
  }
  for (const id of among('invoices')) invoices.update(id, { clientId: to })
  for (const id of among('reviews')) reviews.update(id, { customerId: to })
  for (const id of among('referrals')) referrals.update(id, { referredId: to })
}
