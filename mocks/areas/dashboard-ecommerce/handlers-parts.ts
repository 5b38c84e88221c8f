import { invoices } from '../invoices/collection.ts'
import { products } from '../products/collection.ts'
import { askedFor } from '../products/reduced.ts'
import { users } from '../users/collection.ts'
import { raiseOf } from './collection.ts'
import type {
  EcommerceAward,
  EcommercePayment,
  EcommerceStatus,
  PopularProduct,
  RevenueYear,
} from './contract.ts'
import { toFigure } from '../dashboards/figures.ts'
import { orders } from '../orders/collection.ts'
import {
  deliveryStateOf,
  ORDER_DELIVERY_STATES,
  ORDER_PAYMENT_STATES,
  paymentStateOf,
} from '../orders/contract.ts'
import { salespersonIdOf } from '../invoices/salesperson.ts'
import type { StoredInvoice } from '../invoices/seed.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { refundedOf } from '../orders/refunded.ts'
import { sumMoney, totalInvoice } from '../invoices/contract-totals.ts'
import { dateInDays } from '../../seed/days.ts'
import { earningIn, expenseIn, plannedExpenseIn, salesByDate } from '../dashboards/sales.ts'
import { type Comparison, isWithin, monthOf, type Span, split } from '../dashboards/time.ts'

const PRODUCTS = 6

/** The user who wrote the most valuable invoices of a span, if anyone wrote any. */
export const chooseAward = (span: Span): EcommerceAward | null => {
  const isMeant = isWithin(span)
  const sent = invoices.all().filter(({ stage, salesperson, issuedDate }) => {
    return stage !== 'Draft' && salesperson !== '' && isMeant(issuedDate)
  })
  const [best] = [...Map.groupBy(sent, sellerOf)]
    .map(([seller, some]) => ({
      seller,
      salesperson: some.at(-1)!.salesperson,
      amount: sumMoney(some.map((stored) => totalInvoice(stored).total)),
    }))
    .toSorted((one, other) => other.amount - one.amount)
  if (!best) return null
  const user = typeof best.seller === 'number' ? users.get(best.seller) : undefined
  return {
    userId: user?.id ?? null,
    fullName: user?.fullName ?? best.salesperson,
    avatar: user?.avatar ?? '',
    amount: best.amount,
  }
}

/** Who wrote an invoice, however they were called then: a user by the id, anyone else by the name. */
const sellerOf = ({ salespersonId, salesperson }: StoredInvoice) =>
  salespersonId ?? salespersonIdOf(salesperson) ?? salesperson

/** The products of which the most pieces were sold. */
export const popularProducts = (): PopularProduct[] =>
  products
    .all()
    .toSorted((one, other) => other.sales.units - one.sales.units)
    .slice(0, PRODUCTS)
    .map(({ id, productName, image, sku, pricing, sales }) => ({
      id,
      name: productName,
      image,
      sku,
      price: askedFor({ pricing }),
      units: sales.units,
    }))

/** The orders of a period, whatever became of them, by something that each of them has one of. */
const countOrders = <Key extends string>(
  { span, before }: Comparison,
  keys: readonly Key[],
  keyOf: (order: StoredOrder) => Key,
) => {
  const all = orders.all()
  const group = (some: Span) => {
    const isMeant = isWithin(some)
    return Map.groupBy(
      all.filter(({ date }) => isMeant(date)),
      keyOf,
    )
  }
  const [now, earlier] = [group(span), group(before)]
  return keys.map((key) => [key, toFigure(now.get(key)?.length ?? 0, earlier.get(key)?.length ?? 0)] as const)
}

/** The orders of a period by the state of their payment. */
export const summarizePayments = (comparison: Comparison): EcommercePayment[] =>
  countOrders(comparison, ORDER_PAYMENT_STATES, (order) =>
    paymentStateOf({ ...order, refunded: refundedOf(order) }),
  ).map(([state, figure]) => ({ state, ...figure }))

/** The orders of a period by how far they are. */
export const summarizeStatuses = (comparison: Comparison): EcommerceStatus[] =>
  countOrders(comparison, ORDER_DELIVERY_STATES, deliveryStateOf).map(([status, figure]) => ({
    status,
    ...figure,
  }))

/** Every year since the first sale up to today's month, the newest first. */
export const summarizeYears = (): RevenueYear[] => {
  const today = dateInDays(0)
  const first = [...salesByDate().keys(), today].toSorted()[0]!
  const [firstYear, lastYear] = [first, today].map((date) => Number(date.slice(0, 4))) as [number, number]
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => {
    const year = lastYear - index
    const end = year === lastYear ? today : `${year}-12-31`
    return summarizeOne(year, { start: `${year}-01-01`, end })
  })
}

const summarizeOne = (year: number, span: Span): RevenueYear => ({
  year,
  raise: raiseOf(span.start),
  ...resultOf(span),
  months: split(span, 'month').map((month) => ({ month: monthOf(month.start), ...resultOf(month) })),
})

const resultOf = (span: Span) => ({
  earning: earningIn(span),
  expense: expenseIn(span),
  budget: plannedExpenseIn(span),
})
