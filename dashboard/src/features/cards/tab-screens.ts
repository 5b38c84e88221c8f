import { type LazyScreen, lazyScreen } from '../../core/router/lazy-screen.ts'
import type { CardTab } from './tabs.ts'

/** What each tab shows. */
export const tabScreens: Readonly<Record<CardTab, LazyScreen>> = {
  basic: lazyScreen(
    () => import('./basic/BasicCards.tsx'),
    'BasicCards',
    ['basicCards', 'course', 'users'],
    async () => (await import('./basic/BasicCards.tsx')).prefetchBasicCards(),
  ),
  advanced: lazyScreen(() => import('./advanced/AdvancedCards.tsx'), 'AdvancedCards', [
    'advancedCards',
    'ecommerceDashboard',
    'analyticsDashboard',
    'crmDashboard',
    'academyDashboard',
    'logisticsDashboard',
    'account',
    'plans',
    'events',
    'orders',
    'users',
  ]),
  statistics: lazyScreen(
    () => import('./statistics/StatisticsCards.tsx'),
    'StatisticsCards',
    [
      'statisticsCards',
      'analyticsDashboard',
      'crmDashboard',
      'ecommerceDashboard',
      'logisticsDashboard',
      'orders',
    ],
    async () => (await import('./statistics/StatisticsCards.tsx')).prefetchStatisticsCards(),
  ),
  widgets: lazyScreen(() => import('./widgets/WidgetCards.tsx'), 'WidgetCards', [
    'widgetCards',
    'ecommerceDashboard',
    'analyticsDashboard',
    'crmDashboard',
    'logisticsDashboard',
    'orders',
  ]),
  actions: lazyScreen(
    () => import('./actions/CardActions.tsx'),
    'CardActions',
    ['actionCards', 'analyticsDashboard'],
    async () => (await import('./actions/CardActions.tsx')).prefetchCardActions(),
  ),
}
