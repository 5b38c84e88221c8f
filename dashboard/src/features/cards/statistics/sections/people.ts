import { lazyCard } from '../../../../entities/dashboard/card/card.ts'
import type { CardSectionSpec } from '../../shared/CardSection.tsx'

/** Small cards that say one thing. */
export const people: CardSectionSpec = {
  id: 'people',
  title: 'statisticsCards.people',
  text: 'statisticsCards.peopleText',
  cards: [
    {
      id: 'weekSales',
      title: 'statisticsCards.weekSales',
      size: 'quarter',
      rows: 4,
      Card: lazyCard(() => import('../cards/WeekSalesTile.tsx'), 'WeekSalesTile'),
      code: () => import('../cards/WeekSalesTile.tsx?code'),
    },
    {
      id: 'team',
      title: 'statisticsCards.team',
      size: 'quarter',
      rows: 4,
      hasValue: true,
      Card: lazyCard(() => import('../cards/TeamTile.tsx'), 'TeamTile'),
      code: () => import('../cards/TeamTile.tsx?code'),
    },
    {
      id: 'reviews',
      title: 'statisticsCards.reviews',
      size: 'quarter',
      rows: 4,
      Card: lazyCard(() => import('../cards/ReviewsTile.tsx'), 'ReviewsTile'),
      code: () => import('../cards/ReviewsTile.tsx?code'),
    },
    {
      id: 'payments',
      title: 'statisticsCards.payments',
      size: 'quarter',
      rows: 4,
      Card: lazyCard(() => import('../cards/PaymentsTile.tsx'), 'PaymentsTile'),
      code: () => import('../cards/PaymentsTile.tsx?code'),
    },
  ],
}
