import { sum } from '../../contract/lists.ts'
import type { ProductQuery, ProductsSummary } from './contract.ts'
import { dateInDays } from '../../seed/days.ts'
import { roundToCents } from '../../seed/money.ts'
import { isSale } from '../orders/contract.ts'
import type { StoredOrder } from '../orders/seed.ts'
import type { SalesTrend, Sold } from './seed-sales.ts'
import type { StoredProduct } from './seed.ts'
import { changeOf } from '../../runtime/change.ts'

interface Figure {
  readonly count: number
  readonly value: number
}

const SPAN_DAYS = 30

/** The sales of 30 days, today being the last, against the 30 before: those of the web shop are its orders, the others stand with the products. */
export const summarizeProducts = (
  products: readonly StoredProduct[],
  orders: readonly StoredOrder[],
): ProductsSummary => {
  const inStore = products.map(({ sales }) => sales.inStore)
  const affiliate = products.map(({ sales }) => sales.affiliate)
  const sold = orders.filter(isSale)
  return {
    since: firstDay(0),
    inStore: summarizeTrends(inStore, takingsOf),
    website: toTile(ordersOfSpan(sold, 0), ordersOfSpan(sold, 1)),
    discount: summarizeTrends([...inStore, ...affiliate], reductionOf),
    affiliate: summarizeTrends(affiliate, takingsOf),
  }
}

const takingsOf = (sold: Sold): Figure => sold
const reductionOf = ({ count, discount }: Sold): Figure =>
  discount > 0 ? { count, value: discount } : { count: 0, value: 0 }

const summarizeTrends = (trends: readonly SalesTrend[], figureOf: (sold: Sold) => Figure) =>
  toTile(
    trends.map(({ recent }) => figureOf(recent)),
    trends.map(({ before }) => figureOf(before)),
  )

/** The day with which the last span of days begins, or one so many spans before it. */
const firstDay = (spansAgo: number) => dateInDays(1 - (spansAgo + 1) * SPAN_DAYS)

/** The orders of the last span of days, or of one so many spans before it. */
const ordersOfSpan = (orders: readonly StoredOrder[], spansAgo: number): Figure[] =>
  orders
    .filter(({ date }) => date >= firstDay(spansAgo) && date < firstDay(spansAgo - 1))
    .map(({ spent }) => ({ count: 1, value: spent }))

/** Tells whether a figure counts a sale of the product; every product where none is named. */
export const createSold =
  ({ sold = '' }: ProductQuery) =>
  ({ sales: { inStore, affiliate } }: StoredProduct) => {
    const recent = [inStore.recent, affiliate.recent]
    if (sold === '') return true
    if (sold === 'discount') return recent.some((one) => reductionOf(one).count > 0)
    if (sold === 'inStore') return inStore.recent.count > 0
    return sold === 'affiliate' && affiliate.recent.count > 0
  }

const toTile = (recent: readonly Figure[], before: readonly Figure[]) => {
  const { count, value } = addUp(recent)
  return { value, count, change: changeOf(value, addUp(before).value) }
}

const addUp = (figures: readonly Figure[]): Figure => ({
  count: sum(figures.map(({ count }) => count)),
  value: roundToCents(sum(figures.map(({ value }) => value))),
})
