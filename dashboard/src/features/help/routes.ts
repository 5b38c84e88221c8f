import { defineRoutes } from '../../core/router/route.ts'

export const helpRoutes = defineRoutes(
  { branch: 'help' },
  {
    '/pages/faq': { title: 'faq' },
  },
)
