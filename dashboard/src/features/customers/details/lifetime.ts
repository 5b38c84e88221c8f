import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import { isSale, type Order } from '@data1522/mocks/contract/orders'

const MONTHS = 12
const CENTS = 100

/** What an order came to, less what went back. */
const worthOf = ({ spent, refunded }: Order) => sumMoney([spent, -refunded])

const monthOf = (date: string) => date.slice(0, 7)

/** The last twelve months, the oldest first, as yyyy-mm. */
const lastMonths = (today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    monthOf(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString()),
  ).toReversed()
}

/** What a customer's orders come to, what one of them is worth on average, when they began, and how they went month by month. */
export function lifetimeOf(orders: readonly Order[], today: string) {
  const sales = orders.filter(isSale)
  const value = sumMoney(sales.map(worthOf))
  const days = sales.map(({ date }) => date).sort()
  return {
    value,
    average: sales.length > 0 ? Math.round((value / sales.length) * CENTS) / CENTS : 0,
    count: sales.length,
    first: days[0],
    last: days.at(-1),
    months: lastMonths(today).map((month) =>
      sumMoney(sales.filter(({ date }) => monthOf(date) === month).map(worthOf)),
    ),
  }
}
