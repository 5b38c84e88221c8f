import { defineRoutes } from '../../core/router/route.ts'

export const calendarRoutes = defineRoutes(
  {},
  {
    '/apps/calendar': {
      title: 'calendar',
      branch: 'calendar',
      goKey: 'l',
    },
  },
)
