import { lazyCard } from '../../../entities/dashboard/card/card.ts'
import { AwardCard } from '../../../entities/dashboard/cards/ecommerce/AwardCard.tsx'
import { type LiveCard, WEEK } from '../live/LiveCards.tsx'

const list = { size: 'third', rows: 8, skeleton: 'rows' } as const

/** What was sold, and to whom. */
export const moneyCards: readonly LiveCard[] = [
  {
    id: 'congratulation',
    title: 'ecommerceDashboard.award',
    size: 'third',
    rows: 4,
    hasValue: true,
    Card: AwardCard,
    code: () => import('../../../entities/dashboard/cards/ecommerce/AwardCard.tsx?code'),
  },
  {
    id: 'website',
    title: 'analyticsDashboard.website',
    size: 'twoThirds',
    rows: 4,
    skeleton: 'tiles',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/analytics/WebsiteCard.tsx'),
      'WebsiteCard',
    ),
    code: () => import('../../../entities/dashboard/cards/analytics/WebsiteCard.tsx?code'),
  },
  {
    ...list,
    id: 'transactions',
    title: 'ecommerceDashboard.transactions',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/ecommerce/TransactionsCard.tsx'),
      'TransactionsCard',
    ),
    code: () => import('../../../entities/dashboard/cards/ecommerce/TransactionsCard.tsx?code'),
  },
  {
    ...list,
    id: 'popular',
    title: 'ecommerceDashboard.popular',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/ecommerce/PopularCard.tsx'),
      'PopularCard',
    ),
    code: () => import('../../../entities/dashboard/cards/ecommerce/PopularCard.tsx?code'),
  },
  {
    ...list,
    id: 'orders',
    title: 'advancedCards.latestOrders',
    Card: lazyCard(() => import('./LatestOrdersCard.tsx'), 'LatestOrdersCard'),
    code: () => import('./LatestOrdersCard.tsx?code'),
  },
]

/** Who works here, what they do and learn, and what that costs. */
export const teamCards: readonly LiveCard[] = [
  {
    ...list,
    id: 'team',
    title: 'advancedCards.team',
    Card: lazyCard(() => import('./TeamCard.tsx'), 'TeamCard'),
    code: () => import('./TeamCard.tsx?code'),
  },
  {
    ...list,
    id: 'projects',
    title: 'crmDashboard.activeProjects',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/crm/ActiveProjectsCard.tsx'),
      'ActiveProjectsCard',
    ),
    code: () => import('../../../entities/dashboard/cards/crm/ActiveProjectsCard.tsx?code'),
  },
  {
    ...list,
    id: 'upcoming',
    title: 'advancedCards.upcoming',
    Card: lazyCard(() => import('./UpcomingCard.tsx'), 'UpcomingCard'),
    code: () => import('./UpcomingCard.tsx?code'),
  },
  {
    ...list,
    id: 'webinar',
    title: 'academyDashboard.webinar',
    Card: lazyCard(() => import('../../../entities/dashboard/cards/academy/WebinarCard.tsx'), 'WebinarCard'),
    code: () => import('../../../entities/dashboard/cards/academy/WebinarCard.tsx?code'),
  },
  {
    ...list,
    id: 'courses',
    title: 'academyDashboard.assignments',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/academy/AssignmentsCard.tsx'),
      'AssignmentsCard',
    ),
    code: () => import('../../../entities/dashboard/cards/academy/AssignmentsCard.tsx?code'),
  },
  {
    ...list,
    id: 'payment',
    title: 'advancedCards.paymentData',
    Card: lazyCard(() => import('./PaymentDataCard.tsx'), 'PaymentDataCard'),
    code: () => import('./PaymentDataCard.tsx?code'),
  },
]

/** Where visitors and customers come from, and where parcels and vehicles are. */
export const placeCards: readonly LiveCard[] = [
  {
    ...list,
    id: 'visits',
    title: 'analyticsDashboard.sources',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/analytics/SourcesCard.tsx'),
      'SourcesCard',
    ),
    code: () => import('../../../entities/dashboard/cards/analytics/SourcesCard.tsx?code'),
  },
  {
    ...list,
    id: 'revenue',
    title: 'analyticsDashboard.revenueSources',
    Card: lazyCard(() => import('./RevenueSourcesCard.tsx'), 'RevenueSourcesCard'),
    code: () => import('./RevenueSourcesCard.tsx?code'),
  },
  {
    ...list,
    id: 'countries',
    title: 'analyticsDashboard.countries',
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/common/CountriesCard.tsx'),
      'AnalyticsCountriesCard',
    ),
    code: () => import('../../../entities/dashboard/cards/common/CountriesCard.tsx?code'),
  },
  {
    ...list,
    id: 'deliveries',
    title: 'logisticsDashboard.deliveries',
    days: WEEK,
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/common/DeliveriesCard.tsx'),
      'LogisticsDeliveriesCard',
    ),
    code: () => import('../../../entities/dashboard/cards/common/DeliveriesCard.tsx?code'),
  },
  {
    ...list,
    id: 'overview',
    size: 'twoThirds',
    title: 'logisticsDashboard.overview',
    days: WEEK,
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/logistics/OverviewCard.tsx'),
      'OverviewCard',
    ),
    code: () => import('../../../entities/dashboard/cards/logistics/OverviewCard.tsx?code'),
  },
]

/** What happened, what is due, and what is on the road. */
export const wayCards: readonly LiveCard[] = [
  {
    ...list,
    id: 'activity',
    size: 'half',
    title: 'crmDashboard.activity',
    Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/ActivityCard.tsx'), 'ActivityCard'),
    code: () => import('../../../entities/dashboard/cards/crm/ActivityCard.tsx?code'),
  },
  {
    ...list,
    id: 'tasks',
    size: 'half',
    title: 'crmDashboard.tasks',
    Card: lazyCard(() => import('../../../entities/dashboard/cards/crm/TasksCard.tsx'), 'TasksCard'),
    code: () => import('../../../entities/dashboard/cards/crm/TasksCard.tsx?code'),
  },
  {
    id: 'vehicles',
    title: 'logisticsDashboard.vehicles',
    size: 'full',
    rows: 8,
    skeleton: 'rows',
    days: WEEK,
    Card: lazyCard(
      () => import('../../../entities/dashboard/cards/logistics/VehiclesCard.tsx'),
      'VehiclesCard',
    ),
    code: () => import('../../../entities/dashboard/cards/logistics/VehiclesCard.tsx?code'),
  },
]
