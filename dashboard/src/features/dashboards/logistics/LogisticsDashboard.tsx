import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { lazyCard } from '../../../entities/dashboard/card/card.ts'
import { logisticsQuery } from '../../../entities/dashboard/queries.ts'
import {
  DeviatedCard,
  LateCard,
  OnRouteCard,
  WithErrorsCard,
} from '../../../entities/dashboard/cards/logistics/TileCards.tsx'
import { Dashboard } from '../layout/Dashboard.tsx'
import type { DashboardSpec } from '../layout/dashboard.ts'
import { daysInSearch } from '../layout/days-in-address.ts'

const tile = { size: 'quarter', sizes: ['quarter', 'third', 'half'], rows: 2, hasValue: true } as const

/** How many days it shows unless the address says otherwise. */
const DAYS = 7

/** The dashboard of the fleet. */
export const logisticsDashboard: DashboardSpec = {
  id: 'logistics',
  title: 'titles.logisticsDashboard',
  days: DAYS,
  isLive: true,
  useView: (days) => useQuery(logisticsQuery('onRoute', days)).data?.view,
  cards: [
    { ...tile, id: 'onRoute', title: 'logisticsDashboard.onRoute', Card: OnRouteCard },
    { ...tile, id: 'withErrors', title: 'logisticsDashboard.withErrors', Card: WithErrorsCard },
    { ...tile, id: 'deviated', title: 'logisticsDashboard.deviated', Card: DeviatedCard },
    { ...tile, id: 'late', title: 'logisticsDashboard.late', Card: LateCard },
    {
      id: 'overview',
      title: 'logisticsDashboard.overview',
      size: 'half',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 7,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/logistics/OverviewCard.tsx'),
        'OverviewCard',
      ),
    },
    {
      id: 'shipments',
      title: 'logisticsDashboard.shipments',
      size: 'half',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 7,
      hasValue: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/logistics/ShipmentsCard.tsx'),
        'ShipmentsCard',
      ),
    },
    {
      id: 'performance',
      title: 'logisticsDashboard.performance',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/logistics/PerformanceCard.tsx'),
        'PerformanceCard',
      ),
    },
    {
      id: 'exceptions',
      title: 'logisticsDashboard.exceptions',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 8,
      skeleton: 'ring',
      isUpright: true,
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/logistics/ExceptionsCard.tsx'),
        'ExceptionsCard',
      ),
    },
    {
      id: 'deliveries',
      title: 'logisticsDashboard.deliveries',
      size: 'third',
      sizes: ['third', 'half'],
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/common/DeliveriesCard.tsx'),
        'LogisticsDeliveriesCard',
      ),
    },
    {
      id: 'vehicles',
      title: 'logisticsDashboard.vehicles',
      size: 'full',
      rows: 8,
      skeleton: 'rows',
      Card: lazyCard(
        () => import('../../../entities/dashboard/cards/logistics/VehiclesCard.tsx'),
        'VehiclesCard',
      ),
    },
    {
      id: 'map',
      title: 'logisticsDashboard.map',
      size: 'full',
      sizes: ['half', 'twoThirds', 'full'],
      rows: 7,
      Card: lazyCard(() => import('../../../entities/dashboard/cards/logistics/MapCard.tsx'), 'MapCard'),
    },
  ],
}

/** Where the vehicles are, what they carried, and what went wrong. */
export const LogisticsDashboard = () => <Dashboard spec={logisticsDashboard} />

/** Fetches what the first card shows, as the address says, beside the code that draws it. */
export const prefetchLogistics = (search: string) =>
  queryClient.prefetchQuery(logisticsQuery('onRoute', daysInSearch(search, DAYS)))
