import { afterEach, describe, expect, test } from 'vitest'
import { sum } from '../contract/lists.ts'
import { setNow } from '../seed/clock.ts'
import { call } from '../testing/call.ts'
import { ALL_ITEMS } from '../contract/common.ts'
import { allCustomers } from './customers/testing.ts'
import { allSheets } from './invoices/testing.ts'
import type { OrderDetails } from './order-details/contract.ts'
import { isSale, ORDER_STATUSES, paymentStateOf } from './orders/contract.ts'
import { allDetails, allOrders } from './orders/testing.ts'
import { listProducts } from './products/contract.ts'
import { listReferrals } from './referrals/contract.ts'
import { listReviews } from './reviews/contract.ts'
import { listRoles } from './roles/contract.ts'
import { getUserSettings } from './user-settings/contract.ts'
import { getUserAccount } from './users/contract.ts'
import { everyone } from './users/testing.ts'

afterEach(() => setNow())

const all = { itemsPerPage: ALL_ITEMS }
const cents = (amount: number) => Math.round(amount * 100)
const dollars = (text: string) => cents(Number(text.replace(/[$,]/g, '')))
const instant = (time: string | null) => (time === null ? Number.NaN : Date.parse(time))

/** What is wrong between the parts of an order. */
const faultsOf = ({
  order,
  timeline,
  parcels,
  refunds,
  total,
  refundable,
  customer,
  card,
  items,
}: OrderDetails) => {
  const taken = timeline.filter(({ time }) => time !== null)
  const returned = sum(refunds.map(({ amount }) => cents(amount)))
  const isCalledOff = !isSale(order)
  const steps = ['pickup', 'dispatched', 'outForDelivery', 'delivered'] as const
  return Object.entries({
    'a status that the timeline does not know': isCalledOff
      ? order.status !== 'Ready to Pickup' || taken.length > 1
      : taken.at(-1)?.event !== steps[ORDER_STATUSES.indexOf(order.status)],
    'steps out of order': taken.some(
      ({ time }, index) => instant(time) < instant(taken[index - 1]?.time ?? time),
    ),
    'something to send of what was called off': isCalledOff && order.isSendable,
    'goods sent that are waiting': order.isSendable && order.status !== 'Ready to Pickup',
    'a refund before the order': refunds.some(({ time }) => instant(time) < instant(timeline[0]!.time)),
    'more back than was paid': returned > cents(total),
    'all back and still paid': returned === cents(total) && total > 0 && order.payment !== 3,
    'a refund that the list does not say': cents(order.refunded) !== returned,
    'money to give back of what was not paid': refundable > 0 && paymentStateOf(order) === 'failed',
    'a parcel without items': parcels.some((parcel) => parcel.items.length === 0),
    'a buyer who is no customer': customer?.email !== order.email,
    'a card of somebody else': card.brand === 'mastercard' && card.holder !== order.customer,
    'a price that was reduced from less': items.some(
      ({ price, before }) => before !== null && before <= price,
    ),
    'sums that do not add up':
      sum(items.map((item) => cents(item.price) * item.quantity)) !==
      sum(items.map((item) => cents(item.total))),
  }).flatMap(([fault, isThere]) => (isThere ? [`${order.order}: ${fault}`] : []))
}

describe.each(['2026-03-01T00:30:00Z', '2027-12-31T23:30:00Z'])('on %s', (today) => {
  test('payment, status and timeline agree in every order', async () => {
    setNow(today)
    expect((await allDetails()).flatMap(faultsOf)).toEqual([])
  })

  test('orders, reviews, referrals and invoices are of customers and products that there are', async () => {
    setNow(today)
    const customers = new Map((await allCustomers()).map((customer) => [customer.customerId, customer]))
    const emails = new Map([...customers.values()].map((customer) => [customer.email, customer]))
    const { products } = await call(listProducts, { query: all })
    const names = new Set(products.map(({ productName }) => productName))
    for (const { customer, email, avatar } of await allOrders())
      expect(emails.get(email)).toMatchObject({ customer, avatar })
    for (const { product, reviewer, email } of (await call(listReviews, { query: all })).reviews)
      expect([names.has(product), emails.get(email)?.customer]).toEqual([true, reviewer])
    for (const { clientId, client, total, lines } of await allSheets()) {
      expect(customers.get(clientId)).toMatchObject({ customer: client.name, email: client.companyEmail })
      expect(lines.length > 0 || total === 0).toBe(true)
    }
  })

  test('what customers spent, and what referrals are worth, is the sum of their orders', async () => {
    setNow(today)
    const sales = Map.groupBy((await allOrders()).filter(isSale), ({ email }) => email)
    const customers = new Map((await allCustomers()).map((customer) => [customer.customerId, customer]))
    for (const { email, order, totalSpent } of customers.values()) {
      const own = sales.get(email) ?? []
      const spent = sum(own.map((sale) => cents(sale.spent) - cents(sale.refunded)))
      expect([order, cents(totalSpent)]).toEqual([own.length, spent])
    }
    const { referrals } = await call(listReferrals, { query: all })
    for (const { user, email, referredId, value, earning, status } of referrals) {
      const came = customers.get(referredId)!
      const ordered = sum((sales.get(came.email) ?? []).map(({ spent }) => cents(spent)))
      expect(came.email).not.toBe(email)
      expect([...customers.values()].find((customer) => customer.email === email)?.customer).toBe(user)
      expect(dollars(value)).toBe(ordered)
      expect(dollars(earning) > 0).toBe(status !== 'Rejected' && ordered > 0)
    }
  })

  test('who was invited has no device, card or deed, and each user is in one role', async () => {
    setNow(today)
    const users = await everyone()
    for (const { id } of users.filter(({ status }) => status === 'Pending')) {
      const { security, billing } = await call(getUserSettings, { params: { id } })
      const { projects, activity } = await call(getUserAccount, { params: { id } })
      expect([security.devices, billing.cards, projects, activity]).toEqual([[], [], [], []])
    }
    const { roles } = await call(listRoles)
    expect(sum(roles.map(({ userCount }) => userCount))).toBe(users.length)
  })
})
