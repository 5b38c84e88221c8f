import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const rolesRoutes = defineRoutes(
  { branch: 'roles' },
  {
    '/apps/roles': {
      title: 'roles',
      goKey: 'r',
      screen: lazyScreen(() => import('./Roles.tsx'), 'Roles'),
    },
  },
)
