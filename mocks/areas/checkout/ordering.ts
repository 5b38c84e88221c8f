import { accounts } from '../../seed/accounts.ts'
import { notifications } from '../notifications/collection.ts'
import { customers } from '../customers/collection.ts'
import { toNewcomer } from '../customers/newcomers.ts'
import { nationOf, type StoredCustomer } from '../customers/seed.ts'
import { deals } from '../listings/collection.ts'
import { ORDER_EVENTS, type OrderRecord } from '../order-details/contract.ts'
import { orders } from '../orders/collection.ts'
import { ORDER_PAYMENTS } from '../orders/contract.ts'
import { writeOrderNumber } from '../orders/contract-number.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { products } from '../products/collection.ts'
import { storeSettings } from '../store-settings/collection.ts'
import { isSameText } from '../../runtime/same-text.ts'
import { now } from '../../seed/clock.ts'
import { roundToCents } from '../../seed/money.ts'
import { inStore } from '../../seed/store-time.ts'
import { giftCards } from './collection.ts'
import type { Quote } from './contract.ts'
import { writeInvoice } from './invoicing.ts'
import { dealWith } from './offers.ts'
import { findGiftCard } from './pricing.ts'
import type { purchase } from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** A purchase as it arrives, checked. */
export type GivenPurchase = z.output<typeof purchase>

/** Whoever orders is a customer from then on, by the e-mail address. */
const buyerOf = ({ email, address }: GivenPurchase): StoredCustomer => {
  const known = customers.all().find((customer) => isSameText(customer.email, email))
  if (known) return known
  const { name, phone, countryCode, ...place } = address
  return customers.insert(
    toNewcomer({
      customer: name,
      email,
      contact: phone,
      countryCode,
      avatar: '',
      tags: [],
      status: 'Active',
      address: place,
      isBillingAddress: true,
    }),
  )
}

/** One more than was ever given, so that no number stands for two orders. */
const nextNumber = () => {
  const gone = orders.removed().map(({ row }) => row)
  return Math.max(5000, ...[...orders.all(), ...gone].map(({ order }) => order)) + 1
}

const recordFor = ({ address, isPresent, note }: GivenPurchase, quote: Quote): OrderRecord => {
  const { name, phone, countryCode, ...lines } = address
  const place = { ...lines, country: nationOf(countryCode).country }
  const time = now().toISOString()
  const told = [isPresent && 'Wrap it as a present.', note].filter(Boolean).join(' ')
  return {
    contact: phone,
    items: quote.lines.map(({ id, image, options, price, before, quantity, total, name: item }) => ({
      id,
      name: item,
      image,
      options: options.map((value, index) => ({
        option: products.get(id)!.variants[index]!.option,
        value,
      })),
      price,
      before,
      quantity,
      total,
    })),
    subtotal: quote.subtotal,
    discount: discountOf(quote),
    shipping: quote.delivery,
    tax: quote.tax,
    shippingAddress: place,
    billingAddress: place,
    timeline: ORDER_EVENTS.map((event) => ({ event, time: event === 'placed' ? time : null })),
    parcels: [],
    notes: told ? [{ id: 1, text: told, author: name, avatar: '', time }] : [],
  }
}

/** What the offer of a cart takes off. */
export const discountOf = ({ offer }: Quote) => (offer && !offer.problem ? offer.amount : 0)

/** Places an order: it is on the lists, its invoice is written, the goods are set aside, the code is used, the gift card is charged. */
export const takeOrder = (given: GivenPurchase, quote: Quote): StoredOrder => {
  const buyer = buyerOf(given)
  const placed = now().toISOString()
  for (const { id, quantity } of quote.lines) setAside(id, quantity)
  const deal = given.offer && dealWith(given.offer)
  if (deal) deals.update(deal.id, { uses: deal.uses + 1 })
  const card = given.payment === 'giftCard' && findGiftCard(given.giftCard)
  if (card) giftCards.update(card.id, { balance: roundToCents(card.balance - quote.total) })
  const number = nextNumber()
  const order = orders.insert({
    order: number,
    number: writeOrderNumber(storeSettings.get().store, number),
    customer: buyer.customer,
    email: buyer.email,
    avatar: buyer.avatar,
    payment: given.payment === 'cashOnDelivery' ? ORDER_PAYMENTS.pending : ORDER_PAYMENTS.paid,
    status: 'Ready to Pickup',
    spent: quote.total,
    method: given.payment === 'card' ? given.cardBrand : given.payment,
    ...inStore(placed),
    methodNumber: given.payment === 'card' ? Number(given.cardDigits) : 0,
    customerId: buyer.customerId,
    refunds: [],
    record: recordFor(given, quote),
  })
  writeInvoice(order, buyer, {
    quote,
    payment: given.payment,
    arrivesOn: quote.deliveries.find(({ id }) => id === given.delivery)!.arrivesOn,
  })
  tellStore(order, placed)
  return order
}

/** The first account keeps the store, and is told what was ordered. */
const tellStore = ({ order, number, customer, avatar, spent }: StoredOrder, time: string) =>
  notifications.insert({
    accountId: accounts[0]!.id,
    kind: 'orderPlaced',
    time,
    isRead: false,
    recordId: order,
    number,
    person: customer,
    picture: avatar,
    subject: '',
    value: spent,
  })

/** Where variants are counted apart, they go one after the other, so that they still add up. */
const setAside = (id: number, quantity: number) => {
  const { qty, combinations } = products.get(id)!
  let left = quantity
  const take = (one: (typeof combinations)[number]) => {
    const taken = Math.min(one.qty, left)
    left -= taken
    return { ...one, qty: one.qty - taken }
  }
  products.update(id, {
    qty: qty - quantity,
    combinations: combinations.map(take),
    stock: qty > quantity,
  })
}
