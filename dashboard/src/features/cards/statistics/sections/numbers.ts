import { lazyCard } from '../../../../entities/dashboard/card/card.ts'
import { WEEK } from '../../live/LiveCards.tsx'
import type { CardSectionSpec } from '../../shared/CardSection.tsx'

/** A figure and what moved it. */
export const numbers: CardSectionSpec = {
  id: 'numbers',
  title: 'statisticsCards.numbers',
  text: 'statisticsCards.numbersText',
  cards: [
    {
      id: 'visits',
      title: 'statisticsCards.visits',
      size: 'quarter',
      rows: 4,
      Card: lazyCard(() => import('../cards/WebsiteTiles.tsx'), 'VisitsTile'),
      code: () => import('../cards/WebsiteTiles.tsx?code'),
    },
    {
      id: 'profit',
      title: 'statisticsCards.profit',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      Card: lazyCard(() => import('../cards/ProfitTile.tsx'), 'ProfitTile'),
      code: () => import('../cards/ProfitTile.tsx?code'),
    },
    {
      id: 'errors',
      title: 'logisticsDashboard.withErrors',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      days: WEEK,
      Card: lazyCard(
        () => import('../../../../entities/dashboard/cards/logistics/TileCards.tsx'),
        'WithErrorsCard',
      ),
      code: () => import('../../../../entities/dashboard/cards/logistics/TileCards.tsx?code'),
    },
    {
      id: 'weekOrders',
      title: 'crmDashboard.orders',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      Card: lazyCard(() => import('../cards/WeekOrdersTile.tsx'), 'WeekOrdersTile'),
      code: () => import('../cards/WeekOrdersTile.tsx?code'),
    },
    {
      id: 'statistics',
      title: 'ecommerceDashboard.statistics',
      size: 'twoThirds',
      rows: 4,
      skeleton: 'tiles',
      Card: lazyCard(
        () => import('../../../../entities/dashboard/cards/ecommerce/StatisticsCard.tsx'),
        'StatisticsCard',
      ),
      code: () => import('../../../../entities/dashboard/cards/ecommerce/StatisticsCard.tsx?code'),
    },
    {
      id: 'newReturning',
      title: 'statisticsCards.newReturning',
      size: 'third',
      rows: 4,
      Card: lazyCard(() => import('../cards/NewReturningTile.tsx'), 'NewReturningTile'),
      code: () => import('../cards/NewReturningTile.tsx?code'),
    },
  ],
}
