import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

const screen = lazyScreen(
  () => import('./LiveChat.tsx'),
  'LiveChat',
  async (search) => (await import('./LiveChat.tsx')).prefetchChat(search),
)

export const chatRoutes = defineRoutes(
  { screen },
  {
    '/apps/chat': {
      title: 'chat',
      layout: 'fixed',
      branch: 'chat',
      goKey: 'm',
    },
  },
)
