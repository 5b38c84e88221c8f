import type { OrderRecord, OrderRefund } from '../order-details/contract.ts'
import { isSale, type Order, ORDER_PAYMENTS, type OrderPayment, type OrderStatus } from './contract.ts'
import { DAY, HOUR, now } from '../../seed/clock.ts'
import { cardDigitsOf } from '../customer-accounts/seed.ts'
import { seedCustomers, type StoredCustomer } from '../customers/seed.ts'
import { roundToCents } from '../../seed/money.ts'
import { createBills } from './seed-bills.ts'
import { sampleNumber } from './seed-number.ts'
import { createRandom, type Random } from '../../seed/random.ts'
import { inStore, instantInStore } from '../../seed/store-time.ts'

/** An order as the mocks keep it. */
export interface StoredOrder extends Omit<Order, 'refunded' | 'isSendable'> {
  /** Whose it is. Its name, address and picture are those of the day of the order; answers show those of today. */
  readonly customerId: number
  readonly refunds: readonly OrderRefund[]
  /** What its own screen shows besides; `null` until someone changes it. */
  readonly record: OrderRecord | null
}

const SEED = 9471
const COUNT = 100
const MANY = 100_000
const FIRST_NUMBER = 5000
const NUMBER_STEP = 4
const OLDEST_DAYS = 360
/** What is not paid by then is cancelled. */
const PATIENCE_DAYS = 60

const { paid, pending, cancelled, failed } = ORDER_PAYMENTS
const PAYMENTS: readonly OrderPayment[] = [
  paid,
  paid,
  paid,
  paid,
  paid,
  paid,
  paid,
  pending,
  cancelled,
  failed,
]
const REFUND_REASONS = [
  'Arrived with a crack',
  'Wrong size',
  'Trop tard pour un anniversaire',
  'One of two was missing',
  'لم يعد العميل بحاجة إليه',
]
const noRefunds: readonly OrderRefund[] = []

/** The orders of a fresh start, the oldest first. */
export const seedOrders = () => makeOrders(COUNT)

/** So many orders that a list of all of them has to be quick. */
export const seedManyOrders = () => makeOrders(MANY)

/** The instant at which an order was placed. */
export const placedAt = (order: Pick<Order, 'date' | 'time'>) => new Date(instantInStore(order)).toISOString()

const makeOrders = (count: number): StoredOrder[] => {
  const random = createRandom(SEED)
  const billOf = createBills()
  const buyers = random.shuffle(seedCustomers())
  const time = now().getTime()
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1
    const age = ageInDays(id / count)
    const buyer = buyers[Math.floor(random.next() ** 2 * buyers.length)]!
    const payment = choosePayment(age, random)
    const order = FIRST_NUMBER + id * NUMBER_STEP - random.integer(0, NUMBER_STEP - 1)
    const spent = billOf(id).total / 100
    return {
      ...fillIn({ id, order, buyer, payment, spent, age, placed: time - age * DAY - HOUR }, random),
      refunds: inventRefunds(payment, spent, time - age * DAY, random),
    }
  })
}

interface Placed extends Pick<StoredOrder, 'id' | 'order' | 'payment' | 'spent'> {
  readonly buyer: StoredCustomer
  /** In days. */
  readonly age: number
  /** The instant at which it was. */
  readonly placed: number
}

const fillIn = ({ buyer, age, placed, ...order }: Placed, random: Random): StoredOrder => ({
  ...order,
  number: sampleNumber(order.order),
  customer: buyer.customer,
  email: buyer.email,
  avatar: buyer.avatar,
  status: isSale(order) ? statusAfter(age * (0.8 + 0.4 * random.next())) : 'Ready to Pickup',
  method: random.next() < 0.4 ? 'paypalLogo' : 'mastercard',
  ...inStore(placed),
  methodNumber: Number(cardDigitsOf(buyer.id)),
  customerId: buyer.customerId,
  refunds: noRefunds,
  record: null,
})

/** So many orders a day have come since the sample data were made, at least and at most. */
const [FEWEST, MOST] = [1, 3]
/** Their ids and numbers begin here. */
const [LATE_ID, LATE_NUMBER] = [1000, 5500]
/** So far apart are the ids of two of them, and of two days: what a person orders meanwhile has room between. */
const [LATE_STEP, DAY_STEP] = [10, 30]
/** The first and the last hour of a day at which one comes (UTC). */
const [OPENS, CLOSES] = [7, 22]
/** What was pending is paid by then. */
const SETTLING_DAYS = 10

/**
 * The orders that have come by now since the day of an instant, the oldest first: on each day the same. Nobody orders who
 * was not a customer any more; each is numbered as the store did then.
 */
export const ordersSince = (
  instant: number,
  isCustomer: (customerId: number, time: number) => boolean,
  numberAt: (order: number, time: number) => string,
): StoredOrder[] => {
  const time = now().getTime()
  const first = Math.floor(instant / DAY)
  const days = Math.floor(time / DAY) - first
  if (days < 1) return []
  const billOf = createBills()
  const buyers = seedCustomers()
  return Array.from({ length: days }, (_, index) => index + 1).flatMap((day) => {
    const random = createRandom(SEED + first + day)
    const hours = Array.from({ length: random.integer(FEWEST, MOST) }, () => random.integer(OPENS, CLOSES))
    return hours
      .toSorted((one, other) => one - other)
      .flatMap((hour, index) => {
        const placed = (first + day) * DAY + hour * HOUR
        const place = day * DAY_STEP + index * LATE_STEP
        const id = LATE_ID + place
        const own = createRandom(SEED * id)
        const buyer = buyers[own.integer(0, buyers.length - 1)]!
        if (placed > time || !isCustomer(buyer.customerId, placed)) return []
        const age = (time - placed) / DAY
        const spent = billOf(id).total / 100
        const payment = settle(choosePayment(0, own), age)
        const order = LATE_NUMBER + place
        return {
          ...fillIn({ id, order, buyer, payment, spent, age, placed }, own),
          number: numberAt(order, placed),
        }
      })
  })
}

/** What became of a payment by now. */
const settle = (payment: OrderPayment, age: number) =>
  payment === pending && age > SETTLING_DAYS ? paid : payment

/** How long ago an order was placed, by its place among all: many lately, fewer long ago. */
const ageInDays = (place: number) => OLDEST_DAYS * (1 - place) ** 1.6

const choosePayment = (age: number, random: Random) => {
  const payment = PAYMENTS[random.integer(0, PAYMENTS.length - 1)]!
  return payment === pending && age > PATIENCE_DAYS ? cancelled : payment
}

const statusAfter = (days: number): OrderStatus => {
  if (days < 3) return 'Ready to Pickup'
  if (days < 9) return 'Dispatched'
  return days < 14 ? 'Out for Delivery' : 'Delivered'
}

/** Half of what was cancelled had been paid; of what is paid, a little went back now and then. */
const inventRefunds = (
  payment: OrderPayment,
  spent: number,
  placed: number,
  random: Random,
): readonly OrderRefund[] => {
  const chance = random.next()
  const share = payment === cancelled && chance < 0.5 ? 1 : payment === paid && chance < 0.06 ? 0.2 : 0
  if (share === 0) return noRefunds
  const amount = roundToCents(spent * share)
  const reason = REFUND_REASONS[random.integer(0, REFUND_REASONS.length - 1)]!
  const passed = Math.min(now().getTime() - placed, 9 * DAY) * random.next()
  return [{ id: 1, amount, reason, items: [], unsent: [], time: new Date(placed + passed).toISOString() }]
}
