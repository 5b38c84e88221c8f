import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const reviewsRoutes = defineRoutes(
  { branch: 'store' },
  {
    '/apps/ecommerce/manage-review': {
      title: 'manageReviews',
      screen: lazyScreen(() => import('./list/Reviews.tsx'), 'Reviews'),
    },
  },
)
