import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

/** One screen for all tabs, so that going from one to the next draws no frame anew. */
const screen = lazyScreen(() => import('./Cards.tsx'), 'Cards', [
  'cards',
  'titles',
  'dashboards',
  'records',
  'showcase',
])

export const cardsRoutes = defineRoutes(
  { branch: 'cards', screen },
  {
    '/pages/cards/card-basic': { title: 'basicCards' },
    '/pages/cards/card-advance': { title: 'advancedCards' },
    '/pages/cards/card-statistics': { title: 'statisticsCards' },
    '/pages/cards/card-widgets': { title: 'widgetCards' },
    '/pages/cards/card-actions': { title: 'cardActions' },
  },
)
