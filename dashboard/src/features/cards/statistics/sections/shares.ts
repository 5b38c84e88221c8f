import { lazyCard } from '../../../../entities/dashboard/card/card.ts'
import type { CardSectionSpec } from '../../shared/CardSection.tsx'

/** Shares of a whole, or of a goal. */
export const shares: CardSectionSpec = {
  id: 'shares',
  title: 'statisticsCards.shares',
  text: 'statisticsCards.sharesText',
  cards: [
    {
      id: 'expenses',
      title: 'ecommerceDashboard.expenses',
      size: 'quarter',
      rows: 5,
      Card: lazyCard(() => import('../cards/ExpensesTile.tsx'), 'ExpensesTile'),
      code: () => import('../cards/ExpensesTile.tsx?code'),
    },
    {
      id: 'support',
      title: 'statisticsCards.support',
      size: 'quarter',
      rows: 5,
      Card: lazyCard(() => import('../cards/SupportTile.tsx'), 'SupportTile'),
      code: () => import('../cards/SupportTile.tsx?code'),
    },
    {
      id: 'leadSources',
      title: 'statisticsCards.leadSources',
      size: 'quarter',
      rows: 5,
      Card: lazyCard(() => import('../cards/LeadSourcesTile.tsx'), 'LeadSourcesTile'),
      code: () => import('../cards/LeadSourcesTile.tsx?code'),
    },
    {
      id: 'goals',
      title: 'statisticsCards.goals',
      size: 'quarter',
      rows: 5,
      Card: lazyCard(() => import('../cards/GoalsTile.tsx'), 'GoalsTile'),
      code: () => import('../cards/GoalsTile.tsx?code'),
    },
  ],
}
