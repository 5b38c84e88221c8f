import { ORDER_EVENTS, type OrderEvent, type OrderRecord, type OrderStep } from '../order-details/contract.ts'
import type { OrderStatus } from './contract.ts'
import { accounts } from '../../seed/accounts.ts'
import { HOUR } from '../../seed/clock.ts'
import { seedCustomers, type StoredCustomer } from '../customers/seed.ts'
import { createBills } from './seed-bills.ts'
import { isSale } from './contract.ts'
import { placedAt, type StoredOrder } from './seed.ts'
import type { StoredProduct } from '../products/seed.ts'
import { createRandom, type Random } from '../../seed/random.ts'

const SEED = 60_029
const NOTE_SHARE = 0.35

/** The last step that an order of a status has taken. */
const REACHED: Record<OrderStatus, OrderEvent> = {
  'Ready to Pickup': 'pickup',
  Dispatched: 'dispatched',
  'Out for Delivery': 'outForDelivery',
  Delivered: 'delivered',
}

/** The hours from one step to the next, at least and at most. */
const PAUSES: Record<OrderEvent, readonly [least: number, most: number]> = {
  placed: [0, 0],
  pickup: [0.2, 0.9],
  dispatched: [3, 12],
  arrived: [15, 24],
  outForDelivery: [24, 60],
  delivered: [3, 48],
}

const notes = [
  'Asked for a call before the delivery.',
  'Please pack it as a gift, without the bill.',
  'Le client préfère une livraison le samedi matin.',
  'The doorbell does not work; knock at the green door.',
  'يرجى ترك الطرد عند الجيران إذا لم يكن أحد في البيت.',
  'Wrote that the last parcel came a day early, and was glad of it.',
]

/** How many steps an order of a status has taken. */
export const countSteps = (status: OrderStatus) => ORDER_EVENTS.indexOf(REACHED[status]) + 1

/** Gives what the own screens of sample orders show besides the orders themselves. */
export const createSampleRecords = () => {
  const billOf = createBills()
  const buyers = new Map(seedCustomers().map((customer) => [customer.customerId, customer]))
  return (order: StoredOrder) => sampleRecordOf(order, buyers.get(order.customerId)!, billOf)
}

/** What the own screen of a sample order shows besides the order itself. */
export const sampleRecord = (order: StoredOrder) => createSampleRecords()(order)

const sampleRecordOf = (
  order: StoredOrder,
  { contact, account: { addresses } }: StoredCustomer,
  billOf: ReturnType<typeof createBills>,
): OrderRecord => {
  const random = createRandom(SEED + order.id)
  const { lines, ...sums } = billOf(order.id)
  return {
    contact,
    items: lines.map(({ offer: { product, cents, before }, quantity }) => ({
      id: product.id,
      name: product.productName,
      image: product.image,
      options: chooseOptions(product, random),
      price: cents / 100,
      before,
      quantity,
      total: (cents * quantity) / 100,
    })),
    subtotal: sums.subtotal / 100,
    discount: sums.discount / 100,
    shipping: sums.shipping / 100,
    tax: sums.tax / 100,
    shippingAddress: toPlace(addresses.find(({ isDefault }) => isDefault)!),
    billingAddress: toPlace(addresses.find(({ isBilling }) => isBilling)!),
    timeline: inventTimeline(order, random),
    parcels: [],
    notes: inventNotes(order, random),
  }
}

const chooseOptions = ({ variants }: StoredProduct, random: Random) =>
  variants.map(({ option, values }) => ({ option, value: values[random.integer(0, values.length - 1)]! }))

const toPlace = ({ line1, line2, town, state, postCode, country }: OrderRecord['shippingAddress']) => ({
  line1,
  line2,
  town,
  state,
  postCode,
  country,
})

const inventTimeline = (order: StoredOrder, random: Random): OrderStep[] => {
  const taken = isSale(order) ? countSteps(order.status) : 1
  let time = Date.parse(placedAt(order))
  return ORDER_EVENTS.map((event, index) => {
    const [least, most] = PAUSES[event]
    time += (least + random.next() * (most - least)) * HOUR
    return { event, time: index < taken ? new Date(time).toISOString() : null }
  })
}

const inventNotes = (order: StoredOrder, random: Random): OrderRecord['notes'] => {
  if (random.next() > NOTE_SHARE) return []
  const [{ fullName, avatar }] = accounts as [(typeof accounts)[number]]
  const time = new Date(Date.parse(placedAt(order)) + random.next() * HOUR).toISOString()
  return [{ id: 1, text: notes[random.integer(0, notes.length - 1)]!, author: fullName, avatar, time }]
}
