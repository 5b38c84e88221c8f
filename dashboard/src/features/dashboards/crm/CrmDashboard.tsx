import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { lazyCard } from '../../../entities/dashboard/card/card.ts'
import { crmQuery } from '../../../entities/dashboard/queries.ts'
import { PipelineCard } from '../../../entities/dashboard/cards/crm/PipelineCard.tsx'
import { Dashboard } from '../layout/Dashboard.tsx'
import type { DashboardSpec } from '../layout/dashboard.ts'
import { daysInSearch } from '../layout/days-in-address.ts'

const tile = { size: 'quarter', sizes: ['sixth', 'quarter', 'third'], rows: 5, hasValue: true } as const
const third = { size: 'third', sizes: ['third', 'half'], rows: 8 } as const
const rows = { ...third, skeleton: 'rows' } as const

/** How many days it shows unless the address says otherwise. */
const DAYS = 30

/** The dashboard of customers and what is done for them. */
export const crmDashboard: DashboardSpec = {
  id: 'crm',
  title: 'titles.crmDashboard',
  days: DAYS,
  useView: (days) => useQuery(crmQuery('pipeline', days)).data?.view,
  cards: [
    {
      id: 'pipeline',
      title: 'crmDashboard.pipeline',
      size: 'twoThirds',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 8,
      hasValue: true,
      Card: PipelineCard,
    },
    {
      id: 'tasks',
      title: 'crmDashboard.tasks',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/TasksCard.tsx'), 'TasksCard'),
    },
    {
      ...tile,
      id: 'orders',
      title: 'crmDashboard.orders',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/crm/WeekOrdersCard.tsx'),
        'WeekOrdersCard',
      ),
    },
    {
      ...tile,
      id: 'yearSales',
      title: 'crmDashboard.yearSales',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/crm/YearSalesCard.tsx'),
        'YearSalesCard',
      ),
    },
    {
      ...tile,
      id: 'profit',
      title: 'crmDashboard.profit',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/TotalCards.tsx'), 'ProfitCard'),
    },
    {
      ...tile,
      id: 'sales',
      title: 'crmDashboard.sales',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/TotalCards.tsx'), 'SalesCard'),
    },
    {
      id: 'year',
      title: 'crmDashboard.year',
      size: 'twoThirds',
      sizes: ['twoThirds', 'full'],
      rows: 8,
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/YearCard.tsx'), 'YearCard'),
    },
    {
      ...third,
      id: 'growth',
      title: 'crmDashboard.growth',
      hasValue: true,
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/GrowthCard.tsx'), 'GrowthCard'),
    },
    {
      ...third,
      id: 'loyalty',
      title: 'crmDashboard.loyalty',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/LoyaltyCard.tsx'), 'LoyaltyCard'),
    },
    {
      ...rows,
      id: 'countries',
      title: 'crmDashboard.countries',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/common/CountriesCard.tsx'),
        'CrmCountriesCard',
      ),
    },
    {
      ...third,
      id: 'projectStatus',
      title: 'crmDashboard.projectStatus',
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/crm/ProjectStatusCard.tsx'),
        'ProjectStatusCard',
      ),
    },
    {
      ...rows,
      id: 'activeProjects',
      title: 'crmDashboard.activeProjects',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/crm/ActiveProjectsCard.tsx'),
        'ActiveProjectsCard',
      ),
    },
    {
      id: 'contacts',
      title: 'crmDashboard.contacts',
      size: 'twoThirds',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/ContactsCard.tsx'), 'ContactsCard'),
    },
    {
      id: 'transactions',
      title: 'crmDashboard.transactions',
      size: 'twoThirds',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 11,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/crm/TransactionsCard.tsx'),
        'TransactionsCard',
      ),
    },
    {
      id: 'activity',
      title: 'crmDashboard.activity',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 11,
      skeleton: 'rows',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/ActivityCard.tsx'), 'ActivityCard'),
    },
  ],
}

/** What customers buy, what is under way for them, and what is to be done. */
export const CrmDashboard = () => <Dashboard spec={crmDashboard} />

/** Fetches what the first card shows, as the address says, beside the code that draws it. */
export const prefetchCrm = (search: string) =>
  queryClient.prefetchQuery(crmQuery('pipeline', daysInSearch(search, DAYS)))
