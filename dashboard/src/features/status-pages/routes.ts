import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const statusPagesRoutes = defineRoutes(
  { layout: 'blank', branch: 'misc' },
  {
    '/pages/misc/coming-soon': {
      title: 'comingSoon',
      access: 'public',
      screen: lazyScreen(() => import('./ComingSoon.tsx'), 'ComingSoon'),
    },
    '/pages/misc/internal-server-error': {
      title: 'serverError',
      access: 'public',
      screen: lazyScreen(() => import('./ServerError.tsx'), 'ServerError'),
    },
    '/pages/misc/under-maintenance': {
      title: 'underMaintenance',
      screen: lazyScreen(() => import('./UnderMaintenance.tsx'), 'UnderMaintenance'),
    },
  },
)
