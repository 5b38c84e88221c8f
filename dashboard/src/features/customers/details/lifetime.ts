import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import { type Order, ORDER_PAYMENTS } from '@data1522/mocks/contract/orders'

const { paid, pending } = ORDER_PAYMENTS
const MONTHS = 12
const CENTS = 100

/** Whether an order counts as bought: what was cancelled or has failed does not. */
const isSale = ({ payment }: Order) => payment === paid || payment === pending

const monthOf = (date: string) => date.slice(0, 7)

/** The last twelve months, the oldest first, as yyyy-mm. */
const lastMonths = (now: Date) =>
  Array.from({ length: MONTHS }, (_, back) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString()),
  ).toReversed()

/** What a customer's orders come to, what one of them is worth on average, when they began, and how they went month by month. */
export function lifetimeOf(orders: readonly Order[], now: Date) {
  const sales = orders.filter(isSale)
  const value = sumMoney(sales.map(({ spent }) => spent))
  const days = sales.map(({ date }) => date).sort()
  return {
    value,
    average: sales.length > 0 ? Math.round((value / sales.length) * CENTS) / CENTS : 0,
    count: sales.length,
    first: days[0],
    last: days.at(-1),
    months: lastMonths(now).map((month) =>
      sumMoney(sales.filter(({ date }) => monthOf(date) === month).map(({ spent }) => spent)),
    ),
  }
}
