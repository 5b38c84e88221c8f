import { lazyCard } from '../../../entities/dashboard/card/card.ts'
import { RevenueCard } from '../../../entities/dashboard/cards/ecommerce/RevenueCard.tsx'
import { type LiveCard, WEEK } from '../live/LiveCards.tsx'

const third = { size: 'third', rows: 8 } as const
const half = { size: 'half', rows: 8, hasValue: true } as const

/** What came in and what went out. */
export const moneyWidgets: readonly LiveCard[] = [
  {
    id: 'revenue',
    title: 'ecommerceDashboard.revenueReport',
    size: 'twoThirds',
    rows: 10,
    hasValue: true,
    Card: RevenueCard,
    code: () => import('../../../entities/dashboard/cards/ecommerce/RevenueCard.tsx?code'),
  },
  {
    id: 'dailySales',
    title: 'analyticsDashboard.dailySales',
    size: 'third',
    rows: 5,
    hasValue: true,
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/analytics/DailySalesCard.tsx'),
      'DailySalesCard',
    ),
    code: () => import('../../../entities/dashboard/cards/analytics/DailySalesCard.tsx?code'),
  },
  {
    id: 'sales',
    title: 'widgetCards.totalSales',
    size: 'third',
    rows: 5,
    hasValue: true,
    Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/YearSalesCard.tsx'), 'YearSalesCard'),
    code: () => import('../../../entities/dashboard/cards/crm/YearSalesCard.tsx?code'),
  },
]

/** What is worked on, and how well. */
export const workWidgets: readonly LiveCard[] = [
  {
    ...half,
    id: 'week',
    title: 'analyticsDashboard.week',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/common/WeekCard.tsx'),
      'AnalyticsWeekCard',
    ),
    code: () => import('../../../entities/dashboard/cards/common/WeekCard.tsx?code'),
  },
  {
    ...half,
    id: 'support',
    title: 'analyticsDashboard.support',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/analytics/SupportCard.tsx'),
      'SupportCard',
    ),
    code: () => import('../../../entities/dashboard/cards/analytics/SupportCard.tsx?code'),
  },
  {
    ...third,
    id: 'projects',
    title: 'crmDashboard.projectStatus',
    hasValue: true,
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/crm/ProjectStatusCard.tsx'),
      'ProjectStatusCard',
    ),
    code: () => import('../../../entities/dashboard/cards/crm/ProjectStatusCard.tsx?code'),
  },
  {
    ...third,
    id: 'performance',
    title: 'logisticsDashboard.performance',
    skeleton: 'rows',
    days: WEEK,
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/logistics/PerformanceCard.tsx'),
      'PerformanceCard',
    ),
    code: () => import('../../../entities/dashboard/cards/logistics/PerformanceCard.tsx?code'),
  },
  {
    ...third,
    id: 'orders',
    title: 'ecommerceDashboard.statuses',
    skeleton: 'ring',
    isUpright: true,
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/ecommerce/OrderShareCards.tsx'),
      'StatusesCard',
    ),
    code: () => import('../../../entities/dashboard/cards/ecommerce/OrderShareCards.tsx?code'),
  },
]

/** Who came to the website. */
export const visitWidgets: readonly LiveCard[] = [
  {
    ...third,
    id: 'visits',
    title: 'widgetCards.visits',
    hasValue: true,
    Card: lazyCard(() => import('./VisitsCard.tsx'), 'VisitsCard'),
    code: () => import('./VisitsCard.tsx?code'),
  },
  {
    ...third,
    id: 'sessions',
    title: 'widgetCards.sessions',
    hasValue: true,
    Card: lazyCard(() => import('./SessionsCard.tsx'), 'SessionsCard'),
    code: () => import('./SessionsCard.tsx?code'),
  },
  {
    ...third,
    id: 'leads',
    title: 'ecommerceDashboard.leads',
    skeleton: 'ring',
    isUpright: true,
    Card: lazyCard(() => import('../../../entities/dashboard/cards/ecommerce/LeadsCard.tsx'), 'LeadsCard'),
    code: () => import('../../../entities/dashboard/cards/ecommerce/LeadsCard.tsx?code'),
  },
]
