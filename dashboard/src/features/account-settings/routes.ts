import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

/** One screen for all tabs, so that going from one to the next draws no frame anew. */
const screen = lazyScreen(
  () => import('./AccountSettings.tsx'),
  'AccountSettings',
  async () => (await import('./AccountSettings.tsx')).prefetchAccountSettings(),
)

export const accountSettingsRoutes = defineRoutes(
  { branch: 'accountSettings', screen },
  {
    '/pages/account-settings/account': {
      title: 'accountSettings',
      label: 'shell.nav.tab.account',
      goKey: 's',
    },
    '/pages/account-settings/security': {
      title: 'accountSettings',
      label: 'shell.nav.tab.security',
    },
    '/pages/account-settings/billing-plans': {
      title: 'accountSettings',
      label: 'shell.nav.tab.billing-plans',
    },
    '/pages/account-settings/notification': {
      title: 'accountSettings',
      label: 'shell.nav.tab.notification',
    },
    '/pages/account-settings/connection': {
      title: 'accountSettings',
      label: 'shell.nav.tab.connection',
    },
  },
)
