import { customerMerges } from '../customer-merges/collection.ts'
import type { StoredCustomer } from '../customers/seed.ts'
import { orders } from '../orders/collection.ts'
import { paymentStateOf } from '../orders/contract.ts'
import { createSampleRecords } from '../orders/seed-records.ts'
import { placedAt, type StoredOrder } from '../orders/seed.ts'
import { toOrder } from '../orders/view.ts'
import { referrals } from '../referrals/collection.ts'
import { reviews } from '../reviews/collection.ts'
import { timeOfReview } from '../reviews/seed-dates.ts'
import { dateOf } from '../../seed/days.ts'
import { inStore } from '../../seed/store-time.ts'
import type { CustomerEvent } from './contract.ts'

/** Of more orders than that, the latest tell enough. */
const ORDERS_LIMIT = 500

const at = (id: string, time: string) => ({ id, time, date: inStore(time).date })

const ofOrder = (order: StoredOrder, recordOf: (order: StoredOrder) => Notes): CustomerEvent[] => [
  {
    ...at(`order-${order.order}`, placedAt(order)),
    kind: 'order',
    order: order.order,
    number: order.number,
    amount: order.spent,
    paymentState: paymentStateOf(toOrder(order)),
  },
  ...order.refunds.map(({ id, amount, reason, time }) => ({
    ...at(`refund-${order.order}-${id}`, time),
    kind: 'refund' as const,
    order: order.order,
    number: order.number,
    amount,
    reason,
  })),
  ...recordOf(order).notes.map(({ id, text, author, time }) => ({
    ...at(`note-${order.order}-${id}`, time),
    kind: 'note' as const,
    order: order.order,
    number: order.number,
    text,
    author,
  })),
]

type Notes = Pick<NonNullable<StoredOrder['record']>, 'notes'>

const ordersOf = (customerId: number) => {
  const sampleOf = createSampleRecords()
  return orders
    .all()
    .filter((order) => order.customerId === customerId)
    .slice(-ORDERS_LIMIT)
    .flatMap((order) => ofOrder(order, (one) => one.record ?? sampleOf(one)))
}

const reviewsOf = (customerId: number): CustomerEvent[] =>
  reviews
    .all()
    .filter((review) => review.customerId === customerId)
    .map((review) => ({
      id: `review-${review.id}`,
      date: dateOf(timeOfReview(review)),
      time: null,
      kind: 'review',
      review: review.id,
      product: review.product,
      rating: review.review,
      head: review.head,
    }))

const signInsOf = ({ account }: StoredCustomer): CustomerEvent[] =>
  account.devices.map(({ id, time, browser, device, place }) => ({
    ...at(`signIn-${id}`, time),
    kind: 'signIn',
    browser,
    device,
    place,
  }))

const mergesOf = (customerId: number): CustomerEvent[] =>
  customerMerges
    .all()
    .filter(({ keptId }) => keptId === customerId)
    .map(({ id, time, otherId, otherName }) => ({
      ...at(`merge-${id}`, time),
      kind: 'merge',
      customer: otherName,
      customerId: otherId,
    }))

const joining = ({ customerId, joinedAt }: StoredCustomer): CustomerEvent => ({
  ...at('joined', joinedAt),
  kind: 'joined',
  referrer: referrals.all().find(({ referredId }) => referredId === customerId)?.user ?? '',
})

/** The latest first; of one day, what has no time after what has one. */
const byNewest = (one: CustomerEvent, other: CustomerEvent) =>
  other.date.localeCompare(one.date) || (other.time ?? '').localeCompare(one.time ?? '')

/** All that happened between a customer and the shop. */
export const eventsOf = (customer: StoredCustomer): CustomerEvent[] =>
  [
    ...ordersOf(customer.customerId),
    ...reviewsOf(customer.customerId),
    ...signInsOf(customer),
    ...mergesOf(customer.customerId),
    joining(customer),
  ].sort(byNewest)
