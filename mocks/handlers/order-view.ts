import { customers } from '../collections/customers.ts'
import { orders } from '../collections/orders.ts'
import { sum } from '../contract/lists.ts'
import type { OrderDetails } from '../contract/order-details.ts'
import { type Order, ORDER_PAYMENTS } from '../contract/orders.ts'
import { roundToCents } from '../data/money.ts'
import { sampleRecord } from '../data/order-records.ts'
import type { StoredOrder } from '../data/orders.ts'
import { customerWith, toCustomerDetail } from './customer-view.ts'
import { idOf } from './ids.ts'

/** Orders with the names, addresses and pictures that their customers have today, even those who were deleted. */
export const withBuyers = (rows: readonly StoredOrder[]): StoredOrder[] => {
  const gone = customers.removed().map(({ row }) => row)
  const buyers = new Map([...gone, ...customers.all()].map((buyer) => [buyer.customerId, buyer]))
  return rows.map((order) => {
    const { customer, email, avatar } = buyers.get(order.customerId) ?? order
    return { ...order, customer, email, avatar }
  })
}

/** An order as lists show it. */
export const toOrder = ({
  customerId: _customerId,
  refunds: _refunds,
  record: _record,
  ...order
}: StoredOrder): Order => order

/** What the own screen of an order shows besides the order itself. */
export const recordOf = (order: StoredOrder) => order.record ?? sampleRecord(order)

/** What can still be given back of an order: nothing if it is not paid. */
export const refundableOf = ({ payment, spent, refunds }: StoredOrder) => {
  const refunded = sum(refunds.map(({ amount }) => amount))
  return payment === ORDER_PAYMENTS.paid ? roundToCents(spent - refunded) : 0
}

/** An order as its own screen shows it. */
export const toOrderDetails = (stored: StoredOrder): OrderDetails => {
  const [order] = withBuyers([stored]) as [StoredOrder]
  const all = orders.all()
  const place = all.findIndex(({ id }) => id === order.id)
  const customer = customerWith(order.customerId)
  return {
    ...recordOf(order),
    order: toOrder(order),
    customer: customer ? toCustomerDetail(customer) : null,
    total: order.spent,
    card: cardOf(order),
    refunds: [...order.refunds],
    refundable: refundableOf(order),
    previous: all[place - 1]?.order ?? null,
    next: all[place + 1]?.order ?? null,
  }
}

const cardOf = ({ method, customer, email, methodNumber }: StoredOrder): OrderDetails['card'] =>
  method === 'mastercard'
    ? { brand: 'mastercard', holder: customer, lastDigits: String(methodNumber).padStart(4, '0') }
    : { brand: 'paypal', holder: email, lastDigits: '' }

/** The order that a piece of a path stands for, by its number. */
export const findOrder = (text: string) => {
  const wanted = idOf(text)
  return orders.all().find(({ order }) => order === wanted)
}
