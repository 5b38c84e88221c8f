import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const permissionsRoutes = defineRoutes(
  { branch: 'roles' },
  {
    '/apps/permissions': {
      title: 'permissions',
      screen: lazyScreen(() => import('./Permissions.tsx'), 'Permissions'),
    },
  },
)
