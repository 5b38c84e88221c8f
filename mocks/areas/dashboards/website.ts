import type {
  AnalyticsDashboard,
  CustomerSpending,
  VisitWeek,
  WebsiteTraffic,
} from '../dashboard-analytics/contract.ts'
import { LEAD_SOURCES } from '../dashboard-ecommerce/contract.ts'
import { type ChannelFigure, VISIT_CHANNELS } from './contract.ts'
import { channelOf, type WebsiteDay, websiteDay } from './seed-website.ts'
import { averageOf, figureOf, ratio, sampleDays, sum, toFigure } from './figures.ts'
import { countBuyers, countSales, earningIn, earningOf, salesIn } from './sales.ts'
import { type Comparison, lastWeek, type Span } from './time.ts'

/** Adds up something of the website over the days of a span. */
const countOf = (pick: (day: WebsiteDay) => number) => (span: Span) =>
  sum(sampleDays(span, websiteDay).map(pick))

const visitsIn = countOf(({ visits }) => sum(Object.values(visits)))
const leadsIn = countOf(({ leads }) => sum(Object.values(leads)))
const pageViewsIn = countOf(({ pageViews }) => pageViews)
const bouncesIn = countOf(({ bounces }) => bounces)
const cartsIn = countOf(({ carts }) => carts)

/** What the website counted. */
export const summarizeTraffic = (comparison: Comparison): WebsiteTraffic => ({
  visits: figureOf(comparison, visitsIn),
  pageViews: figureOf(comparison, pageViewsIn),
  leads: figureOf(comparison, leadsIn),
  bounceRate: averageOf(comparison, (span) => ratio(bouncesIn(span), visitsIn(span))),
})

/** How many came on each of the last seven days. */
export const summarizeVisitWeek = (): VisitWeek => {
  const week = lastWeek()
  return {
    days: week.pieces.map((day) => ({ date: day.start, visits: visitsIn(day) })),
    visits: figureOf(week, visitsIn),
  }
}

/** What customers spent on it. */
export const summarizeSpending = (comparison: Comparison): CustomerSpending => ({
  spent: figureOf(comparison, earningIn),
  orders: figureOf(comparison, countSales),
  customers: figureOf(comparison, countBuyers),
  averageOrder: averageOf(comparison, (span) => ratio(earningIn(span), countSales(span))),
})

/** From the visit over the cart to the order. */
export const summarizeOverview = (comparison: Comparison): AnalyticsDashboard['overview'] => ({
  sales: figureOf(comparison, earningIn),
  visits: figureOf(comparison, visitsIn),
  carts: figureOf(comparison, cartsIn),
  orders: figureOf(comparison, countSales),
})

const byValue = <Row extends { readonly value: number }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.value - one.value)

/** The visits by the channel, most of them first. */
export const visitsByChannel = (comparison: Comparison): ChannelFigure[] =>
  byValue(
    VISIT_CHANNELS.map((channel) => {
      const visitsOfChannel = countOf(({ visits }) => visits[channel])
      return { channel, ...figureOf(comparison, visitsOfChannel) }
    }),
  )

/** The earning by the channel through which the orders came, most of it first. */
export const earningByChannel = ({ span, before }: Comparison): ChannelFigure[] => {
  const group = (some: Span) => Map.groupBy(salesIn(some), ({ order }) => channelOf(order))
  const [sales, salesBefore] = [group(span), group(before)]
  return byValue(
    VISIT_CHANNELS.map((channel) => ({
      channel,
      ...toFigure(earningOf(sales.get(channel)), earningOf(salesBefore.get(channel))),
    })),
  )
}

/** Who left an address, and by which form. */
export const summarizeLeads = (comparison: Comparison) => ({
  ...figureOf(comparison, leadsIn),
  sources: LEAD_SOURCES.map((source) => {
    const leadsOfSource = countOf(({ leads }) => leads[source])
    return { source, ...figureOf(comparison, leadsOfSource) }
  }),
})
