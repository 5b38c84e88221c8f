import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

const screen = lazyScreen(() => import('./Mailbox.tsx'), 'Mailbox')

export const emailRoutes = defineRoutes(
  { layout: 'fixed', screen },
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
