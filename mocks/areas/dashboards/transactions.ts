import { orders } from '../orders/collection.ts'
import { billedApart } from './billed-apart.ts'
import type { Transaction, TransactionStatus } from './contract.ts'
import { isCard, ORDER_PAYMENTS, type OrderMethod } from '../orders/contract.ts'
import { toInvoice } from '../invoices/sheet.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { withBuyers } from '../orders/view.ts'
import { inStore } from '../../seed/store-time.ts'

export interface Movement {
  /** A date in the store, with its time where that is known. */
  readonly time: string
  /** Whose money it is. */
  readonly customerId: number
  readonly transaction: Transaction
}

/** The last movements of money on orders and invoices, the newest first. */
export const latestMovements = (count: number): Movement[] =>
  [...latestOrders(count), ...refunds(), ...invoicePayments()]
    .toSorted((one, other) => other.time.localeCompare(one.time))
    .slice(0, count)

/** The same, as cards list them. */
export const latestTransactions = (count: number): Transaction[] =>
  latestMovements(count).map(({ transaction }) => transaction)

const latestOrders = (count: number): Movement[] =>
  withBuyers(orders.all().slice(-count)).map((order) => ({
    time: order.date + order.time,
    customerId: order.customerId,
    transaction: {
      ...shared(order),
      kind: 'order',
      date: order.date,
      status: statusOf(order),
      amount: order.spent,
    },
  }))

const refunds = (): Movement[] =>
  withBuyers(orders.all().filter((order) => order.refunds.length > 0)).flatMap((order) =>
    order.refunds.map((refund) => {
      const { date, time } = inStore(refund.time)
      return {
        time: date + time,
        customerId: order.customerId,
        transaction: { ...shared(order), kind: 'refund', date, status: 'verified', amount: -refund.amount },
      }
    }),
  )

const invoicePayments = (): Movement[] =>
  billedApart().flatMap((stored) => {
    const { id, clientId, client, avatar, payments } = stored
    const { number } = toInvoice(stored)
    return payments.map(({ date, method, amount }) => ({
      time: date,
      customerId: clientId,
      transaction: {
        kind: 'invoice',
        reference: id,
        number,
        client: client.name,
        avatar,
        method,
        lastDigits: '',
        date,
        status: 'verified',
        amount,
      },
    }))
  })

const shared = (stored: StoredOrder) => ({
  reference: stored.order,
  number: stored.number,
  client: stored.customer,
  avatar: stored.avatar,
  ...cardOf(stored),
})

const methods = {
  mastercard: 'mastercard',
  visa: 'visa',
  otherCard: 'creditCard',
  paypalLogo: 'paypal',
  cashOnDelivery: 'cash',
  giftCard: 'giftCard',
} as const satisfies Record<OrderMethod, Transaction['method']>

const cardOf = ({ method, methodNumber }: StoredOrder): Pick<Transaction, 'method' | 'lastDigits'> => ({
  method: methods[method],
  lastDigits: isCard(method) ? String(methodNumber).padStart(4, '0') : '',
})

/** What was cancelled and given back had been paid. */
const statusOf = ({ payment, refunds: given }: StoredOrder): TransactionStatus => {
  if (payment === ORDER_PAYMENTS.pending) return 'pending'
  return payment === ORDER_PAYMENTS.paid || given.length > 0 ? 'verified' : 'rejected'
}
