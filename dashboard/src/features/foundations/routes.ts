import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const foundationsRoutes = defineRoutes(
  {},
  {
    '/pages/typography': {
      title: 'typography',
      branch: 'typography',
      screen: lazyScreen(() => import('./typography/Typography.tsx'), 'Typography'),
    },
    '/pages/icons': {
      title: 'icons',
      branch: 'icons',
      screen: lazyScreen(() => import('./icons/Icons.tsx'), 'Icons'),
    },
  },
)
