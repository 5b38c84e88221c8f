import { lazyScreen } from '../../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../../core/router/route.ts'

/** What the public site shows in the back office alone; it loads with that and not with every page. */
export const publicSiteBackOfficeRoutes = defineRoutes(
  { branch: 'help' },
  {
    '/pages/pricing': {
      title: 'pricing',
      screen: lazyScreen(() => import('../pricing/FramedPricing.tsx'), 'FramedPricing'),
    },
  },
)
