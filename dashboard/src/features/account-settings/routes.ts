import { defineRoutes } from '../../core/router/route.ts'

export const accountSettingsRoutes = defineRoutes(
  { branch: 'accountSettings' },
  {
    '/pages/account-settings/account': {
      title: 'accountSettings',
      label: 'office.nav.tab.account',
      hasKeywords: true,
      goKey: 's',
    },
    '/pages/account-settings/security': {
      title: 'accountSettings',
      label: 'office.nav.tab.security',
    },
    '/pages/account-settings/billing-plans': {
      title: 'accountSettings',
      label: 'office.nav.tab.billing-plans',
    },
    '/pages/account-settings/notification': {
      title: 'accountSettings',
      label: 'office.nav.tab.notification',
    },
    '/pages/account-settings/connection': {
      title: 'accountSettings',
      label: 'office.nav.tab.connection',
    },
  },
)
