import { defineRoutes } from '../../core/router/route.ts'

export const foundationsRoutes = defineRoutes(
  {},
  {
    '/pages/typography': { title: 'typography', branch: 'typography' },
    '/pages/icons': { title: 'icons', branch: 'icons' },
  },
)
