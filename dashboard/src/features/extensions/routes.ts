import { defineRoutes } from '../../core/router/route.ts'

export const extensionsRoutes = defineRoutes(
  { branch: 'extensions' },
  {
    '/extensions/swiper': { title: 'swiper' },
    '/extensions/tour': { title: 'tour' },
  },
)
