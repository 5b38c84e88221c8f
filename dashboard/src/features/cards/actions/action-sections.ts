import type { CardSectionSpec } from '../shared/CardSection.tsx'
import { AllActionsCard } from './cards/AllActionsCard.tsx'
import { CollapseCard } from './cards/CollapseCard.tsx'
import { FirstLoadCard } from './cards/FirstLoadCard.tsx'
import { RefreshCard } from './cards/RefreshCard.tsx'
import { RemoveCard } from './cards/RemoveCard.tsx'
import { SlotsCard } from './cards/SlotsCard.tsx'

const card = { size: 'third', rows: 5 } as const

/** What a card does, one thing each, then together. */
export const actionSections: readonly CardSectionSpec[] = [
  {
    id: 'single',
    title: 'actionCards.single',
    text: 'actionCards.singleText',
    cards: [
      {
        ...card,
        id: 'collapse',
        title: 'actionCards.collapse',
        Card: CollapseCard,
        code: () => import('./cards/CollapseCard.tsx?code'),
      },
      {
        ...card,
        id: 'refresh',
        title: 'actionCards.refresh',
        Card: RefreshCard,
        code: () => import('./cards/RefreshCard.tsx?code'),
      },
      {
        ...card,
        id: 'remove',
        title: 'actionCards.remove',
        Card: RemoveCard,
        code: () => import('./cards/RemoveCard.tsx?code'),
      },
    ],
  },
  {
    id: 'together',
    title: 'actionCards.together',
    text: 'actionCards.togetherText',
    cards: [
      {
        ...card,
        id: 'all',
        title: 'actionCards.all',
        Card: AllActionsCard,
        code: () => import('./cards/AllActionsCard.tsx?code'),
      },
      {
        ...card,
        id: 'firstLoad',
        title: 'actionCards.firstLoad',
        Card: FirstLoadCard,
        code: () => import('./cards/FirstLoadCard.tsx?code'),
      },
      {
        ...card,
        id: 'slots',
        title: 'actionCards.slots',
        Card: SlotsCard,
        code: () => import('./cards/SlotsCard.tsx?code'),
      },
    ],
  },
]
