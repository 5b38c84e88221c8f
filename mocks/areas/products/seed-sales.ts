import type { ProductStatus } from './contract.ts'
import { roundToCents } from '../../seed/money.ts'
import type { Random } from '../../seed/random.ts'

/** What was sold through a channel in 30 days: how many sales, what they brought in, what was taken off. */
export interface Sold {
  readonly count: number
  readonly value: number
  readonly discount: number
}

/** The last 30 days and the 30 before them. */
export interface SalesTrend {
  readonly recent: Sold
  readonly before: Sold
}

/** What a product has sold outside the web shop, and what it has ever sold and earned in all channels. */
export interface ProductSales {
  readonly inStore: SalesTrend
  readonly affiliate: SalesTrend
  readonly units: number
  readonly earning: number
}

interface Offer {
  readonly base: number
  readonly discounted: number | null
}

const nothing: Sold = { count: 0, value: 0, discount: 0 }
const noTrend: SalesTrend = { recent: nothing, before: nothing }

/** The sales of a product that nobody has bought yet. */
export const noSales: ProductSales = { inStore: noTrend, affiliate: noTrend, units: 0, earning: 0 }

/** how many pieces at this price sells in a month, roughly. */
export const demandFor = (price: number) => Math.max(2, Math.round(600 / (price + 20)))

/** Sales as they fit the status: a scheduled product has none, an inactive one none lately. */
export const inventSales = (status: ProductStatus, offer: Offer, random: Random): ProductSales => {
  if (status === 'Scheduled') return noSales
  const demand = demandFor(offer.base)
  const isSold = status === 'Published'
  const inStore = inventTrend(demand * 2, isSold, offer, random)
  const affiliate = inventTrend(demand, isSold, offer, random)
  const units = demand * random.integer(20, 30) + 40
  return { inStore, affiliate, units, earning: roundToCents(units * priceOf(offer)) }
}

const inventTrend = (demand: number, isSold: boolean, offer: Offer, random: Random): SalesTrend => {
  const recent = random.integer(Math.ceil(demand * 0.8), Math.ceil(demand * 1.6))
  const before = random.integer(Math.ceil(demand * 0.7), Math.ceil(demand * 1.4))
  return { recent: isSold ? sell(recent, offer) : nothing, before: sell(before, offer) }
}

const sell = (count: number, offer: Offer): Sold => ({
  count,
  value: roundToCents(count * priceOf(offer)),
  discount: roundToCents(count * (offer.base - priceOf(offer))),
})

const priceOf = ({ base, discounted }: Offer) => discounted ?? base
