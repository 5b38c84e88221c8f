import { defineRoutes } from '../../core/router/route.ts'

export const accountSettingsRoutes = defineRoutes(
  { branch: 'accountSettings' },
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
