import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const accessControlRoutes = defineRoutes(
  { branch: 'access' },
  {
    '/access-control': {
      title: 'accessControl',
      access: { action: 'read', subject: 'AclDemo' },
      paletteBranch: 'roles',
      screen: lazyScreen(() => import('./AccessControl.tsx'), 'AccessControl'),
    },
  },
)
