import { lazyCard } from '../../../../entities/dashboard/card/card.ts'
import type { CardSectionSpec } from '../../shared/CardSection.tsx'

/** Figures over a sparkline. */
export const courses: CardSectionSpec = {
  id: 'courses',
  title: 'statisticsCards.courses',
  text: 'statisticsCards.coursesText',
  cards: [
    {
      id: 'orders',
      title: 'statisticsCards.year.orders',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      Card: lazyCard(() => import('../cards/YearTiles.tsx'), 'OrdersTile'),
      code: () => import('../cards/YearTiles.tsx?code'),
    },
    {
      id: 'sales',
      title: 'statisticsCards.year.sales',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      Card: lazyCard(() => import('../cards/YearTiles.tsx'), 'SalesTile'),
      code: () => import('../cards/YearTiles.tsx?code'),
    },
    {
      id: 'profitBars',
      title: 'statisticsCards.year.profit',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      Card: lazyCard(() => import('../cards/YearTiles.tsx'), 'ProfitBarsTile'),
      code: () => import('../cards/YearTiles.tsx?code'),
    },
    {
      id: 'income',
      title: 'statisticsCards.year.income',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      Card: lazyCard(() => import('../cards/YearTiles.tsx'), 'IncomeTile'),
      code: () => import('../cards/YearTiles.tsx?code'),
    },
  ],
}
