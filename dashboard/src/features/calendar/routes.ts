import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const calendarRoutes = defineRoutes(
  {},
  {
    '/apps/calendar': {
      title: 'calendar',
      branch: 'calendar',
      goKey: 'l',
      screen: lazyScreen(
        () => import('./CalendarScreen.tsx'),
        'CalendarScreen',
        async () => (await import('../../entities/event/prefetch-events.ts')).prefetchEvents(),
      ),
    },
  },
)
