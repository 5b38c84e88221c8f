import { customers } from '../customers/collection.ts'
import { orders } from './collection.ts'
import { sumMoney } from '../invoices/contract-totals.ts'
import type { OrderDetails } from '../order-details/contract.ts'
import { isPreparing, piecesLeft } from '../order-details/contract-pieces.ts'
import { isCard, type Order, ORDER_PAYMENTS } from './contract.ts'
import { sampleRecord } from './seed-records.ts'
import { refundedOf } from './refunded.ts'
import type { StoredOrder } from './seed.ts'
import { customerWith, toCustomerDetail } from '../customers/view.ts'
import { idOf } from '../../runtime/ids.ts'

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
export const toOrder = (stored: StoredOrder): Order => {
  const { customerId: _customerId, refunds: _refunds, record: _record, ...order } = stored
  return {
    ...order,
    refunded: refundedOf(stored),
    isSendable: isSendable(stored),
  }
}

/** Whether pieces are left to send; nothing of an order that nobody has worked on has gone out or come back. */
export const isSendable = ({ record, refunds, ...order }: StoredOrder) =>
  record
    ? [...piecesLeft({ ...record, order, refunds: [...refunds] }).values()].some((left) => left > 0)
    : isPreparing(order)

/** What the own screen of an order shows besides the order itself. */
export const recordOf = (order: StoredOrder) => order.record ?? sampleRecord(order)

/** What can still be given back of an order: nothing if it is not paid. */
export const refundableOf = (order: StoredOrder) =>
  order.payment === ORDER_PAYMENTS.paid ? sumMoney([order.spent, -refundedOf(order)]) : 0

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
  isCard(method)
    ? { brand: method, holder: customer, lastDigits: String(methodNumber).padStart(4, '0') }
    : method === 'paypalLogo'
      ? { brand: 'paypal', holder: email, lastDigits: '' }
      : { brand: method, holder: customer, lastDigits: '' }

/** The order that a piece of a path stands for, by its number. */
export const findOrder = (text: string) => {
  const wanted = idOf(text)
  return orders.all().find(({ order }) => order === wanted)
}
