import { defineRoutes } from '../../core/router/route.ts'

export const emailRoutes = defineRoutes(
  { layout: 'fixed' },
  {
    '/apps/email': {
      title: 'email',
      branch: 'email',
      goKey: 'e',
    },
    '/apps/email/filter/:filter': { title: 'email', parent: '/apps/email' },
    '/apps/email/label/:label': { title: 'email', parent: '/apps/email' },
  },
)
