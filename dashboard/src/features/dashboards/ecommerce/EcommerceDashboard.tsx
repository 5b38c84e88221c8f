import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { lazyCard } from '../../../entities/dashboard/card/card.ts'
import { ecommerceQuery } from '../../../entities/dashboard/queries.ts'
import { AwardCard } from '../../../entities/dashboard/cards/ecommerce/AwardCard.tsx'
import { StatisticsCard } from '../../../entities/dashboard/cards/ecommerce/StatisticsCard.tsx'
import { Dashboard } from '../layout/Dashboard.tsx'
import type { DashboardSpec } from '../layout/dashboard.ts'
import { daysInSearch } from '../layout/days-in-address.ts'

/** How many days it shows unless the address says otherwise. */
const DAYS = 30

/** The dashboard of the shop. */
export const ecommerceDashboard: DashboardSpec = {
  id: 'ecommerce',
  title: 'titles.ecommerceDashboard',
  days: DAYS,
  useView: (days) => useQuery(ecommerceQuery('award', days)).data?.view,
  cards: [
    {
      id: 'award',
      title: 'ecommerceDashboard.award',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 3,
      hasValue: true,
      Card: AwardCard,
    },
    {
      id: 'statistics',
      title: 'ecommerceDashboard.statistics',
      size: 'twoThirds',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 3,
      skeleton: 'tiles',
      Card: StatisticsCard,
    },
    {
      id: 'profit',
      title: 'ecommerceDashboard.profit',
      size: 'sixth',
      sizes: ['sixth', 'quarter', 'third'],
      rows: 4,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/ProfitCard.tsx'),
        'ProfitCard',
      ),
    },
    {
      id: 'expenses',
      title: 'ecommerceDashboard.expenses',
      size: 'sixth',
      sizes: ['sixth', 'quarter', 'third'],
      rows: 4,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/ExpensesCard.tsx'),
        'ExpensesCard',
      ),
    },
    {
      id: 'revenue',
      title: 'ecommerceDashboard.revenueReport',
      size: 'twoThirds',
      sizes: ['twoThirds', 'full'],
      rows: 10,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/RevenueCard.tsx'),
        'RevenueCard',
      ),
    },
    {
      id: 'leads',
      title: 'ecommerceDashboard.leads',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 6,
      skeleton: 'ring',
      Card: lazyCard(() => import('../../../entities/dashboard/cards/ecommerce/LeadsCard.tsx'), 'LeadsCard'),
    },
    {
      id: 'week',
      title: 'ecommerceDashboard.week',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 9,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/common/WeekCard.tsx'),
        'EcommerceWeekCard',
      ),
    },
    {
      id: 'popular',
      title: 'ecommerceDashboard.popular',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 9,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/PopularCard.tsx'),
        'PopularCard',
      ),
    },
    {
      id: 'deliveries',
      title: 'ecommerceDashboard.deliveries',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 9,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/common/DeliveriesCard.tsx'),
        'EcommerceDeliveriesCard',
      ),
    },
    {
      id: 'transactions',
      title: 'ecommerceDashboard.transactions',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/TransactionsCard.tsx'),
        'TransactionsCard',
      ),
    },
    {
      id: 'invoices',
      title: 'ecommerceDashboard.invoices',
      size: 'twoThirds',
      sizes: ['twoThirds', 'full'],
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/InvoicesCard.tsx'),
        'InvoicesCard',
      ),
    },
    {
      id: 'payments',
      title: 'ecommerceDashboard.payments',
      size: 'half',
      sizes: ['third', 'half', 'twoThirds'],
      rows: 6,
      skeleton: 'ring',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/OrderShareCards.tsx'),
        'PaymentsCard',
      ),
    },
    {
      id: 'statuses',
      title: 'ecommerceDashboard.statuses',
      size: 'half',
      sizes: ['third', 'half', 'twoThirds'],
      rows: 6,
      skeleton: 'ring',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/ecommerce/OrderShareCards.tsx'),
        'StatusesCard',
      ),
    },
  ],
}

/** What the shop sold, to whom and for how much. */
export const EcommerceDashboard = () => <Dashboard spec={ecommerceDashboard} />

/** Fetches what the first card shows, as the address says, beside the code that draws it. */
export const prefetchEcommerce = (search: string) =>
  queryClient.prefetchQuery(ecommerceQuery('award', daysInSearch(search, DAYS)))
