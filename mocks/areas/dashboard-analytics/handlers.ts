import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { campaignDay } from './seed-campaigns.ts'
import { profileProjectRows } from '../profile/samples.ts'
import { scenario } from '../../scenarios.ts'
import { summarizeCountries } from '../dashboards/countries.ts'
import { figureOf, sampleDays, sum } from '../dashboards/figures.ts'
import { earningIn, expenseIn, summarizeWeek } from '../dashboards/sales.ts'
import { summarizeSupport } from './handlers-support.ts'
import { allParts, type Makers, onePart } from '../dashboards/parts.ts'
import { type Comparison, comparisonOf, datesOf, lastWeeks, type Span, viewOf } from '../dashboards/time.ts'
import {
  earningByChannel,
  summarizeOverview,
  summarizeSpending,
  summarizeTraffic,
  summarizeVisitWeek,
  visitsByChannel,
} from '../dashboards/website.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const WEEKS = 8

/** An average per day; nothing for a span without days, where nothing is compared. */
const dailyEarning = (span: Span) => earningIn(span) / Math.max(datesOf(span).length, 1)

const summarizeDailySales = (comparison: Comparison): contract.AnalyticsDashboard['dailySales'] => ({
  ...figureOf(comparison, dailyEarning),
  series: comparison.pieces.map((piece) => ({ date: piece.start, value: dailyEarning(piece) })),
})

const summarizeEarnings = (): contract.EarningWeeks => {
  const weeks = lastWeeks(WEEKS)
  return {
    weeks: weeks.pieces.map((week) => ({
      date: week.start,
      earning: earningIn(week),
      expense: expenseIn(week),
    })),
    earning: figureOf(weeks, earningIn),
    expense: figureOf(weeks, expenseIn),
  }
}

const summarizeCampaigns = (comparison: Comparison): contract.AnalyticsDashboard['campaigns'] =>
  contract.CAMPAIGN_STEPS.map((step) => ({
    step,
    ...figureOf(comparison, (span) => sum(sampleDays(span, campaignDay).map((day) => day[step]))),
  }))

const makers: Makers<contract.AnalyticsParts> = {
  traffic: summarizeTraffic,
  spending: summarizeSpending,
  revenueSources: earningByChannel,
  dailySales: summarizeDailySales,
  overview: summarizeOverview,
  week: summarizeWeek,
  support: summarizeSupport,
  countries: summarizeCountries,
  earnings: summarizeEarnings,
  campaigns: summarizeCampaigns,
  sourceVisits: visitsByChannel,
  visitWeek: summarizeVisitWeek,
  projects: () => (scenario().empty ? [] : profileProjectRows()),
}

export const getAnalyticsDashboard = handle(
  contract.getAnalyticsDashboard,
  schemas.getAnalyticsDashboard,
  ({ query }) => reply(200, { ...viewOf(query), ...allParts(makers, comparisonOf(query)) }),
)

export const getAnalyticsDashboardPart = handle(
  contract.getAnalyticsDashboardPart,
  schemas.getAnalyticsDashboardPart,
  ({ params, query }) => {
    const part = onePart(makers, params.part, comparisonOf(query))
    return part ? reply(200, { ...viewOf(query), ...part }) : reply(404, undefined)
  },
)
