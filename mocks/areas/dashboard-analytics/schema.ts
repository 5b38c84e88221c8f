import { may } from '../../contract/access.ts'
import { count, percent } from '../../contract/common.schema.ts'
import { CAMPAIGN_STEPS } from './contract.ts'
import {
  channelFigure,
  countFigure,
  countrySales,
  dashboardQuery,
  dashboardView,
  date,
  figure,
  money,
  partAnswers,
  salesWeek,
  seriesPoint,
} from '../dashboards/schema.ts'
import { profileProjectRow } from '../profile/schema.ts'
import { z } from '../../contract/zod.ts'

const ratio = z.extend(figure, { value: z.nullable(z.number()) })

export const websiteTraffic = z.object({
  visits: countFigure,
  pageViews: countFigure,
  leads: countFigure,
  bounceRate: ratio,
})

export const visitWeek = z.object({ days: z.array(z.object({ date, visits: count })), visits: countFigure })

export const customerSpending = z.object({
  spent: figure,
  orders: countFigure,
  customers: countFigure,
  averageOrder: ratio,
})

export const supportTracker = z.object({
  total: countFigure,
  today: count,
  open: count,
  completed: count,
  completedPercent: z.nullable(percent),
  responseMinutes: ratio,
})

export const earningWeeks = z.object({
  weeks: z.array(z.object({ date, earning: money, expense: money })),
  earning: figure,
  expense: figure,
})

export const analyticsDashboardQuery = dashboardQuery(30)

export const analyticsParts = z.object({
  traffic: websiteTraffic,
  spending: customerSpending,
  revenueSources: z.array(channelFigure),
  dailySales: z.extend(figure, { series: z.array(seriesPoint) }),
  overview: z.object({ sales: figure, visits: countFigure, carts: countFigure, orders: countFigure }),
  week: salesWeek,
  support: supportTracker,
  countries: z.array(countrySales),
  earnings: earningWeeks,
  campaigns: z.array(z.extend(countFigure, { step: z.enum(CAMPAIGN_STEPS) })),
  sourceVisits: z.array(channelFigure),
  visitWeek,
  projects: z.array(profileProjectRow),
})

export const analyticsDashboard = z.extend(dashboardView, analyticsParts.shape)

export const getAnalyticsDashboard = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: analyticsDashboardQuery,
  answers: { 200: analyticsDashboard },
}

export const getAnalyticsDashboardPart = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: analyticsDashboardQuery,
  answers: partAnswers(dashboardView, analyticsParts),
}
