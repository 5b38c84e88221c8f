import { lazyCard } from '../../../../entities/dashboard/card/card.ts'
import type { CardSectionSpec } from '../../shared/CardSection.tsx'

/** Figures over a chart. */
export const charts: CardSectionSpec = {
  id: 'charts',
  title: 'statisticsCards.charts',
  text: 'statisticsCards.chartsText',
  cards: [
    {
      id: 'budget',
      title: 'statisticsCards.budget',
      size: 'third',
      rows: 6,
      hasValue: true,
      Card: lazyCard(() => import('../cards/BudgetTile.tsx'), 'BudgetTile'),
      code: () => import('../cards/BudgetTile.tsx?code'),
    },
    {
      id: 'dailySales',
      title: 'analyticsDashboard.dailySales',
      size: 'third',
      rows: 6,
      hasValue: true,
      Card: lazyCard(() => import('../cards/DailySalesTile.tsx'), 'DailySalesTile'),
      code: () => import('../cards/DailySalesTile.tsx?code'),
    },
    {
      id: 'earned',
      title: 'statisticsCards.earned',
      size: 'third',
      rows: 6,
      hasValue: true,
      Card: lazyCard(() => import('../cards/EarnedTile.tsx'), 'EarnedTile'),
      code: () => import('../cards/EarnedTile.tsx?code'),
    },
  ],
}
