import { defineRoutes } from '../../core/router/route.ts'

export const chatRoutes = defineRoutes(
  {},
  {
    '/apps/chat': {
      title: 'chat',
      layout: 'fixed',
      branch: 'chat',
      goKey: 'm',
    },
  },
)
