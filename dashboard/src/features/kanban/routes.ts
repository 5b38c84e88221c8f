import { defineRoutes } from '../../core/router/route.ts'

export const kanbanRoutes = defineRoutes(
  {},
  {
    '/apps/kanban': {
      title: 'kanban',
      branch: 'kanban',
      goKey: 'k',
    },
  },
)
