import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const extensionsRoutes = defineRoutes(
  { branch: 'extensions' },
  {
    '/extensions/swiper': {
      title: 'swiper',
      screen: lazyScreen(() => import('./swiper/SwiperPage.tsx'), 'SwiperPage'),
    },
    '/extensions/tour': {
      title: 'tour',
      screen: lazyScreen(() => import('./tour/TourPage.tsx'), 'TourPage'),
    },
  },
)
