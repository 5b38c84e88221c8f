import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const helpRoutes = defineRoutes(
  { branch: 'help' },
  {
    '/pages/pricing': { title: 'pricing' },
    '/pages/faq': {
      title: 'faq',
      screen: lazyScreen(() => import('./faq/Faq.tsx'), 'Faq', ['faq', 'helpContact', 'titles']),
    },
  },
)
