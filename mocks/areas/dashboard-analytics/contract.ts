import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** What becomes of the mails of a campaign. */
export const CAMPAIGN_STEPS = [
  'sent',
  'opened',
  'clicked',
  'subscribed',
  'complained',
  'unsubscribed',
] as const

export type CampaignStep = (typeof CAMPAIGN_STEPS)[number]

/** The visits of the website: `bounceRate` is the share of them that saw one page only, `null` without a visit. */
export type WebsiteTraffic = z.output<typeof schemas.websiteTraffic>

/** The visits of the last seven days, against the seven before. */
export type VisitWeek = z.output<typeof schemas.visitWeek>

/** What customers spent: `customers` counts those who bought, `averageOrder` is `null` if nobody did. */
export type CustomerSpending = z.output<typeof schemas.customerSpending>

/** The tickets of the support; open and completed ones make up all, `today` counts those that came today. */
export type SupportTracker = z.output<typeof schemas.supportTracker>

/** The last eight weeks, which end with today, against the eight before. */
export type EarningWeeks = z.output<typeof schemas.earningWeeks>

/** The parts of the analytics dashboard, each of which can be asked for alone. */
export type AnalyticsParts = z.output<typeof schemas.analyticsParts>

/**
 * The analytics dashboard. Earnings are those of orders that are neither cancelled nor failed, less their refunds;
 * `revenueSources`, `countries` and `overview.sales` each add up to the same. `dailySales` is an average per day, as
 * are its points.
 */
export type AnalyticsDashboard = z.output<typeof schemas.analyticsDashboard>

/** Which days the analytics dashboard shows. */
export type AnalyticsDashboardQuery = z.input<typeof schemas.analyticsDashboardQuery>

/** Beyond the specification: the analytics dashboard, over the last 30 days unless asked otherwise. */
export const getAnalyticsDashboard = endpoint<typeof schemas.getAnalyticsDashboard>()({
  method: 'GET',
  path: '/api/dashboards/analytics',
})

/** Beyond the specification: one part of the analytics dashboard, by its name there. */
export const getAnalyticsDashboardPart = endpoint<typeof schemas.getAnalyticsDashboardPart>()({
  method: 'GET',
  path: '/api/dashboards/analytics/:part',
})
