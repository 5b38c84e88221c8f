import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

const advanced = lazyScreen(
  () => import('./advanced/AdvancedCards.tsx'),
  'AdvancedCards',
  [
    'titles',
    'advancedCards',
    'dashboards',
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
  ],
  async () => (await import('./advanced/AdvancedCards.tsx')).prefetchAdvancedCards(),
)

const widgets = lazyScreen(
  () => import('./widgets/WidgetCards.tsx'),
  'WidgetCards',
  [
    'titles',
    'widgetCards',
    'dashboards',
    'ecommerceDashboard',
    'analyticsDashboard',
    'crmDashboard',
    'logisticsDashboard',
    'orders',
  ],
  async () => (await import('./widgets/WidgetCards.tsx')).prefetchWidgetCards(),
)

export const cardsRoutes = defineRoutes(
  { branch: 'cards' },
  {
    '/pages/cards/card-basic': { title: 'basicCards' },
    '/pages/cards/card-advance': { title: 'advancedCards', screen: advanced },
    '/pages/cards/card-statistics': { title: 'statisticsCards' },
    '/pages/cards/card-widgets': { title: 'widgetCards', screen: widgets },
    '/pages/cards/card-actions': { title: 'cardActions' },
  },
)
