import { lazyCard } from '../../../../entities/dashboard/card/card.ts'
import type { CardSectionSpec } from '../../shared/CardSection.tsx'

/** Figures with a picture beside them, as low as a tile can be. */
export const beside: CardSectionSpec = {
  id: 'beside',
  title: 'statisticsCards.beside',
  text: 'statisticsCards.besideText',
  cards: [
    {
      id: 'pageViews',
      title: 'statisticsCards.pageViews',
      size: 'quarter',
      rows: 3,
      Card: lazyCard(() => import('../cards/WebsiteTiles.tsx'), 'PageViewsTile'),
      code: () => import('../cards/WebsiteTiles.tsx?code'),
    },
    {
      id: 'leads',
      title: 'statisticsCards.newLeads',
      size: 'quarter',
      rows: 3,
      Card: lazyCard(() => import('../cards/WebsiteTiles.tsx'), 'LeadsTile'),
      code: () => import('../cards/WebsiteTiles.tsx?code'),
    },
    {
      id: 'buyers',
      title: 'statisticsCards.buyers',
      size: 'quarter',
      rows: 3,
      Card: lazyCard(() => import('../cards/WebsiteTiles.tsx'), 'BuyersTile'),
      code: () => import('../cards/WebsiteTiles.tsx?code'),
    },
    {
      id: 'averageOrder',
      title: 'statisticsCards.averageOrder',
      size: 'quarter',
      rows: 3,
      Card: lazyCard(() => import('../cards/WebsiteTiles.tsx'), 'AverageOrderTile'),
      code: () => import('../cards/WebsiteTiles.tsx?code'),
    },
  ],
}
