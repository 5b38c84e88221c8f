import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { campaignDay } from './seed-campaigns.ts'
import { profileProjectRows } from '../profile/samples.ts'
import { scenario } from '../../scenarios.ts'
import { summarizeCountries } from '../dashboards/countries.ts'
import { figureOf, sampleDays, sum } from '../dashboards/figures.ts'
import { earningIn, expenseIn, summarizeWeek } from '../dashboards/sales.ts'
import { summarizeSupport } from './handlers-support.ts'
import { type Comparison, datesOf, lastPeriod, lastWeeks, type Span, viewOf } from '../dashboards/time.ts'
import {
  earningByChannel,
  summarizeOverview,
  summarizeSpending,
  summarizeTraffic,
  visitsByChannel,
} from '../dashboards/website.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const WEEKS = 8

const dailyEarning = (span: Span) => earningIn(span) / datesOf(span).length

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

export const getAnalyticsDashboard = handle(
  contract.getAnalyticsDashboard,
  schemas.getAnalyticsDashboard,
  ({ query: { period } }) => {
    const comparison = lastPeriod(period)
    return reply(200, {
      ...viewOf(period),
      traffic: summarizeTraffic(comparison),
      spending: summarizeSpending(comparison),
      revenueSources: earningByChannel(comparison),
      dailySales: summarizeDailySales(comparison),
      overview: summarizeOverview(comparison),
      week: summarizeWeek(),
      support: summarizeSupport(comparison),
      countries: summarizeCountries(comparison),
      earnings: summarizeEarnings(),
      campaigns: summarizeCampaigns(comparison),
      sourceVisits: visitsByChannel(comparison),
      projects: scenario().empty ? [] : profileProjectRows(),
    })
  },
)
