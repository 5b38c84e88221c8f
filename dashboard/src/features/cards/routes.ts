import { type LazyScreen, lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'
import { tabScreens } from './tab-screens.ts'
import type { CardTab } from './tabs.ts'

const cardsScreen = lazyScreen(() => import('./Cards.tsx'), 'Cards')

/** A tab in the frame, whose one component stays when one goes from tab to tab. */
const withTab = (screen: LazyScreen, tab: CardTab): LazyScreen => {
  const { prefetch, prefetchData } = tabScreens[tab]
  return { ...screen, prefetch: () => Promise.all([screen.prefetch(), prefetch()]), prefetchData }
}

export const cardsRoutes = defineRoutes(
  { branch: 'cards' },
  {
    '/pages/cards/card-basic': { title: 'basicCards', screen: withTab(cardsScreen, 'basic') },
    '/pages/cards/card-advance': { title: 'advancedCards', screen: withTab(cardsScreen, 'advanced') },
    '/pages/cards/card-statistics': { title: 'statisticsCards', screen: withTab(cardsScreen, 'statistics') },
    '/pages/cards/card-widgets': { title: 'widgetCards', screen: withTab(cardsScreen, 'widgets') },
    '/pages/cards/card-actions': { title: 'cardActions', screen: withTab(cardsScreen, 'actions') },
  },
)
