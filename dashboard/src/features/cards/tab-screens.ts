import { type LazyScreen, lazyScreen } from '../../core/router/lazy-screen.ts'
import type { CardTab } from './tabs.ts'

/** What every card and the code behind it says. */
const frame = ['cards', 'dashboards', 'records', 'showcase'] as const

/** What each tab shows. */
export const tabScreens: Readonly<Record<CardTab, LazyScreen>> = {
  basic: lazyScreen(
    () => import('./basic/BasicCards.tsx'),
    'BasicCards',
    [...frame, 'basicCards', 'course', 'users'],
    async () => (await import('./basic/BasicCards.tsx')).prefetchBasicCards(),
  ),
  advanced: lazyScreen(() => import('./advanced/AdvancedCards.tsx'), 'AdvancedCards', [
    ...frame,
    'advancedCards',
    'ecommerceDashboard',
    'analyticsDashboard',
    'crmDashboard',
    'academyDashboard',
    'course',
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
      ...frame,
      'statisticsCards',
      'users',
      'analyticsDashboard',
      'crmDashboard',
      'ecommerceDashboard',
      'logisticsDashboard',
      'orders',
    ],
    async () => (await import('./statistics/StatisticsCards.tsx')).prefetchStatisticsCards(),
  ),
  widgets: lazyScreen(() => import('./widgets/WidgetCards.tsx'), 'WidgetCards', [
    ...frame,
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
    [...frame, 'actionCards', 'analyticsDashboard'],
    async () => (await import('./actions/CardActions.tsx')).prefetchCardActions(),
  ),
}
