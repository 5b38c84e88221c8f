import { roundToCents } from '../../seed/money.ts'
import { sumMoney } from '../invoices/contract-totals.ts'
import { isSale } from '../orders/contract.ts'
import { refundedOf } from '../orders/refunded.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { type CustomerLifetime, LIFETIME_MONTHS } from './contract.ts'

/** What an order came to, less what went back. */
const worthOf = (order: StoredOrder) => sumMoney([order.spent, -refundedOf(order)])

const monthOf = (date: string) => date.slice(0, 7)

/** The last months, the oldest first, as yyyy-mm. */
const lastMonths = (today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: LIFETIME_MONTHS }, (_, back) =>
    monthOf(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString()),
  ).toReversed()
}

/** What orders come to, what one of them is worth on average, when they began, and how they went month by month. */
export function lifetimeOf(orders: readonly StoredOrder[], today: string): CustomerLifetime {
  const sales = orders.filter(isSale)
  const value = sumMoney(sales.map(worthOf))
  const days = sales.map(({ date }) => date).sort()
  return {
    value,
    average: sales.length > 0 ? roundToCents(value / sales.length) : 0,
    count: sales.length,
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    months: lastMonths(today).map((month) =>
      sumMoney(sales.filter(({ date }) => monthOf(date) === month).map(worthOf)),
    ),
  }
}
