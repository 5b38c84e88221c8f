import type { CardSectionSpec } from '../shared/CardSection.tsx'
import { WEEK } from '../live/LiveCards.tsx'
import { lazyCard } from '../../../entities/dashboard/card/card.ts'

/** Figures, shares and courses, in the order of how often a page needs them. */
export const sections: readonly CardSectionSpec[] = [
  {
    id: 'numbers',
    title: 'statisticsCards.numbers',
    text: 'statisticsCards.numbersText',
    cards: [
      {
        id: 'errors',
        title: 'logisticsDashboard.withErrors',
        size: 'quarter',
        rows: 4,
        hasValue: true,
        days: WEEK,
        Card: lazyCard(
          () => import('../../../entities/dashboard/cards/logistics/TileCards.tsx'),
          'WithErrorsCard',
        ),
        code: () => import('../../../entities/dashboard/cards/logistics/TileCards.tsx?code'),
      },
    ],
  },
]
