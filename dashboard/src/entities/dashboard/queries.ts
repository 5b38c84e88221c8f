import { type AcademyParts, getAcademyDashboardPart } from '@data1522/mocks/contract/dashboard-academy'
import { type CrmParts, getCrmDashboardPart } from '@data1522/mocks/contract/dashboard-crm'
import { type AnalyticsParts, getAnalyticsDashboardPart } from '@data1522/mocks/contract/dashboard-analytics'
import { type EcommerceParts, getEcommerceDashboardPart } from '@data1522/mocks/contract/dashboard-ecommerce'
import { getLogisticsDashboardPart, type LogisticsParts } from '@data1522/mocks/contract/dashboard-logistics'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import type { DashboardDays } from './period.ts'

/** When the figures of a part were taken, and of which days they tell. */
export interface PartView {
  readonly asOf: string
  readonly from: string
  readonly to: string
  readonly compared: { readonly from: string; readonly to: string } | null
  /** What was asked for; while other days are on their way, not what is asked for now. */
  readonly asked: DashboardDays
}

/** How often what happens on the road is asked for anew, while the page is in sight: in ms. */
export const LIVE_REFRESH = 60_000

/** One part of a dashboard, as a card shows it. */
export interface LoadedPart<Part> {
  readonly view: PartView
  readonly part: Part
}

type Load<Parts> = (
  part: string,
  days: DashboardDays,
  signal: AbortSignal,
) => Promise<Omit<PartView, 'asked'> & Partial<Parts>>

/** The parts of a dashboard, each a query of its own, so that cards are refreshed and fail alone. */
const partQueries =
  <Parts>(dashboard: string, load: Load<Parts>, refetchInterval: number | false = false) =>
  <Name extends keyof Parts & string>(name: Name, days: DashboardDays) =>
    queryOptions({
      queryKey: ['dashboards', dashboard, name, days],
      queryFn: async ({ signal }): Promise<LoadedPart<Parts[Name]>> => {
        const answer = await load(name, days, signal)
        return { view: { ...answer, asked: days }, part: answer[name] as Parts[Name] }
      },
      // The figures of the days before stay until those of the new ones have come.
      placeholderData: keepPreviousData,
      refetchInterval,
    })

/** A part of the e-commerce dashboard. */
export const ecommerceQuery = partQueries<EcommerceParts>('ecommerce', (part, query, signal) =>
  call(getEcommerceDashboardPart, { params: { part }, query }, { signal }),
)

/** A part of the logistics dashboard, which is kept up to date. */
export const logisticsQuery = partQueries<LogisticsParts>(
  'logistics',
  (part, query, signal) => call(getLogisticsDashboardPart, { params: { part }, query }, { signal }),
  LIVE_REFRESH,
)

/** A part of the analytics dashboard. */
export const analyticsQuery = partQueries<AnalyticsParts>('analytics', (part, query, signal) =>
  call(getAnalyticsDashboardPart, { params: { part }, query }, { signal }),
)

/** A part of the dashboard of customers. */
export const crmQuery = partQueries<CrmParts>('crm', (part, query, signal) =>
  call(getCrmDashboardPart, { params: { part }, query }, { signal }),
)

/** A part of the dashboard of courses. */
export const academyQuery = partQueries<AcademyParts>('academy', (part, query, signal) =>
  call(getAcademyDashboardPart, { params: { part }, query }, { signal }),
)
