import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const logisticsRoutes = defineRoutes(
  { branch: 'logistics' },
  {
    '/apps/logistics/fleet': {
      title: 'fleet',
      layout: 'fixed',
      screen: lazyScreen(() => import('./fleet/Fleet.tsx'), 'Fleet'),
    },
  },
)
