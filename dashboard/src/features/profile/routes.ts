import { defineRoutes } from '../../core/router/route.ts'

export const profileRoutes = defineRoutes(
  { branch: 'profile' },
  {
    '/pages/user-profile/profile': {
      title: 'profile',
      label: 'shell.nav.tab.profile',
    },
    '/pages/user-profile/teams': {
      title: 'profile',
      label: 'shell.nav.tab.teams',
    },
    '/pages/user-profile/projects': {
      title: 'profile',
      label: 'shell.nav.tab.projects',
    },
    '/pages/user-profile/connections': {
      title: 'profile',
      label: 'shell.nav.tab.connections',
    },
  },
)
