import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

// One for all its pages, so that the person above them stays when another is shown.
const screen = lazyScreen(
  () => import('./Profile.tsx'),
  'Profile',
  async () => (await import('./Profile.tsx')).prefetchProfile(),
)

export const profileRoutes = defineRoutes(
  { branch: 'profile' },
  {
    '/pages/user-profile/profile': {
      title: 'profile',
      label: 'shell.nav.tab.profile',
      screen,
    },
    '/pages/user-profile/teams': {
      title: 'profile',
      label: 'shell.nav.tab.teams',
      screen,
    },
    '/pages/user-profile/projects': {
      title: 'profile',
      label: 'shell.nav.tab.projects',
      screen,
    },
    '/pages/user-profile/connections': {
      title: 'profile',
      label: 'shell.nav.tab.connections',
      screen,
    },
  },
)
