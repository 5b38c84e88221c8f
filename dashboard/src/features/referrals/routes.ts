import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const referralsRoutes = defineRoutes(
  { branch: 'store' },
  {
    '/apps/ecommerce/referrals': {
      title: 'referrals',
      screen: lazyScreen(() => import('./Referrals.tsx'), 'Referrals'),
    },
  },
)
