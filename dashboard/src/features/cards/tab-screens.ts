import { type LazyScreen, lazyScreen } from '../../core/router/lazy-screen.ts'
import type { CardTab } from './tabs.ts'

/** What each tab shows. */
export const tabScreens: Readonly<Record<CardTab, LazyScreen>> = {
  basic: lazyScreen(
    () => import('./basic/BasicCards.tsx'),
    'BasicCards',
    async () => (await import('./basic/BasicCards.tsx')).prefetchBasicCards(),
  ),
  advanced: lazyScreen(() => import('./advanced/AdvancedCards.tsx'), 'AdvancedCards'),
  statistics: lazyScreen(
    () => import('./statistics/StatisticsCards.tsx'),
    'StatisticsCards',
    async () => (await import('./statistics/StatisticsCards.tsx')).prefetchStatisticsCards(),
  ),
  widgets: lazyScreen(() => import('./widgets/WidgetCards.tsx'), 'WidgetCards'),
  actions: lazyScreen(
    () => import('./actions/CardActions.tsx'),
    'CardActions',
    async () => (await import('./actions/CardActions.tsx')).prefetchCardActions(),
  ),
}
