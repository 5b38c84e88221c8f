import { defineRoutes } from '../../core/router/route.ts'

export const cardsRoutes = defineRoutes(
  { branch: 'cards' },
  {
    '/pages/cards/card-basic': { title: 'basicCards' },
    '/pages/cards/card-advance': { title: 'advancedCards' },
    '/pages/cards/card-statistics': { title: 'statisticsCards' },
    '/pages/cards/card-widgets': { title: 'widgetCards' },
    '/pages/cards/card-actions': { title: 'cardActions' },
  },
)
