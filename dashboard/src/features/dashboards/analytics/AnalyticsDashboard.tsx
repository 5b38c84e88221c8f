import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { lazyCard } from '../../../entities/dashboard/card/card.ts'
import { analyticsQuery } from '../../../entities/dashboard/queries.ts'
import { WebsiteCard } from '../../../entities/dashboard/cards/analytics/WebsiteCard.tsx'
import { Dashboard } from '../layout/Dashboard.tsx'
import type { DashboardSpec } from '../layout/dashboard.ts'
import { daysInSearch } from '../layout/days-in-address.ts'

const list = { size: 'third', sizes: ['third', 'half'], rows: 8, skeleton: 'rows' } as const

/** How many days it shows unless the address says otherwise. */
const DAYS = 30

/** The dashboard of the website and what it earns. */
export const analyticsDashboard: DashboardSpec = {
  id: 'analytics',
  title: 'titles.analyticsDashboard',
  days: DAYS,
  useView: (days) => useQuery(analyticsQuery('traffic', days)).data?.view,
  cards: [
    {
      id: 'website',
      title: 'analyticsDashboard.website',
      size: 'half',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 5,
      skeleton: 'tiles',
      Card: WebsiteCard,
    },
    {
      id: 'dailySales',
      title: 'analyticsDashboard.dailySales',
      size: 'quarter',
      sizes: ['quarter', 'third', 'half'],
      rows: 5,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/analytics/DailySalesCard.tsx'),
        'DailySalesCard',
      ),
    },
    {
      id: 'overview',
      title: 'analyticsDashboard.overview',
      size: 'quarter',
      sizes: ['quarter', 'third', 'half'],
      rows: 5,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/analytics/OverviewCard.tsx'),
        'OverviewCard',
      ),
    },
    {
      id: 'week',
      title: 'analyticsDashboard.week',
      size: 'half',
      sizes: ['third', 'half', 'twoThirds'],
      rows: 9,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/common/WeekCard.tsx'),
        'AnalyticsWeekCard',
      ),
    },
    {
      id: 'support',
      title: 'analyticsDashboard.support',
      size: 'half',
      sizes: ['half', 'twoThirds'],
      rows: 9,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/analytics/SupportCard.tsx'),
        'SupportCard',
      ),
    },
    {
      ...list,
      id: 'countries',
      title: 'analyticsDashboard.countries',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/common/CountriesCard.tsx'),
        'AnalyticsCountriesCard',
      ),
    },
    {
      id: 'earnings',
      title: 'analyticsDashboard.earnings',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 8,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/analytics/EarningsCard.tsx'),
        'EarningsCard',
      ),
    },
    {
      ...list,
      id: 'campaigns',
      title: 'analyticsDashboard.campaigns',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/analytics/CampaignsCard.tsx'),
        'CampaignsCard',
      ),
    },
    {
      ...list,
      id: 'sources',
      title: 'analyticsDashboard.sources',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/analytics/SourcesCard.tsx'),
        'SourcesCard',
      ),
    },
    {
      id: 'projects',
      title: 'analyticsDashboard.projects',
      size: 'twoThirds',
      sizes: ['twoThirds', 'full'],
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/analytics/ProjectsCard.tsx'),
        'ProjectsCard',
      ),
    },
  ],
}

/** Who visits the website, what they buy, and what comes of campaigns, tickets and projects. */
export const AnalyticsDashboard = () => <Dashboard spec={analyticsDashboard} />

/** Fetches what the first card shows, as the address says, beside the code that draws it. */
export const prefetchAnalytics = (search: string) =>
  queryClient.prefetchQuery(analyticsQuery('traffic', daysInSearch(search, DAYS)))
