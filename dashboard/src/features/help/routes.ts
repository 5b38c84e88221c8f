import { defineRoutes } from '../../core/router/route.ts'

export const helpRoutes = defineRoutes(
  { branch: 'help' },
  {
    '/pages/pricing': { title: 'pricing' },
    '/pages/faq': { title: 'faq' },
  },
)
