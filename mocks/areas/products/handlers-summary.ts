import { sum } from '../../contract/lists.ts'
import type { ProductsSummary } from './contract.ts'
import { DAY, now } from '../../seed/clock.ts'
import { roundToCents } from '../../seed/money.ts'
import { isSale } from '../orders/contract.ts'
import { placedAt, type StoredOrder } from '../orders/seed.ts'
import type { SalesTrend, Sold } from './seed-sales.ts'
import type { StoredProduct } from './seed.ts'
import { changeOf } from '../../runtime/change.ts'

interface Figure {
  readonly count: number
  readonly value: number
}

const SPAN = 30 * DAY

/** The sales of 30 days against the 30 before: those of the web shop are its orders, the others stand with the products. */
export const summarizeProducts = (
  products: readonly StoredProduct[],
  orders: readonly StoredOrder[],
): ProductsSummary => {
  const inStore = products.map(({ sales }) => sales.inStore)
  const affiliate = products.map(({ sales }) => sales.affiliate)
  const sold = orders.filter(isSale)
  return {
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

/** The orders of the last span of days, or of one so many spans before it. */
const ordersOfSpan = (orders: readonly StoredOrder[], spansAgo: number): Figure[] => {
  const end = new Date(now().getTime() - spansAgo * SPAN).toISOString()
  const start = new Date(now().getTime() - (spansAgo + 1) * SPAN).toISOString()
  return orders.flatMap((order) => {
    const placed = placedAt(order)
    return start < placed && placed <= end ? [{ count: 1, value: order.spent }] : []
  })
}

const toTile = (recent: readonly Figure[], before: readonly Figure[]) => {
  const { count, value } = addUp(recent)
  return { value, count, change: changeOf(value, addUp(before).value) }
}

const addUp = (figures: readonly Figure[]): Figure => ({
  count: sum(figures.map(({ count }) => count)),
  value: roundToCents(sum(figures.map(({ value }) => value))),
})
