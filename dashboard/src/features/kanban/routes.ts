import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const kanbanRoutes = defineRoutes(
  {},
  {
    '/apps/kanban': {
      title: 'kanban',
      branch: 'kanban',
      goKey: 'k',
      screen: lazyScreen(() => import('./Kanban.tsx'), 'Kanban'),
    },
  },
)
