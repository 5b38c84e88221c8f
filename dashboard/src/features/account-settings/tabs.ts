import { IconBell, IconCreditCard, IconLink, IconLock, IconUser } from '@data1522/design-system/icons'

/** The tabs of the account's settings, in their order; each is an address. */
export const settingsTabs = ['account', 'security', 'billing-plans', 'notification', 'connection'] as const

export type SettingsTab = (typeof settingsTabs)[number]

export const tabIcons = {
  account: IconUser,
  security: IconLock,
  'billing-plans': IconCreditCard,
  notification: IconBell,
  connection: IconLink,
} as const satisfies Record<SettingsTab, unknown>

/** The address of a tab. */
export const tabHref = (tab: SettingsTab) => `/pages/account-settings/${tab}` as const

/** The tab that an address shows. */
export const tabOf = (pathname: string): SettingsTab =>
  settingsTabs.find((tab) => tabHref(tab) === pathname) ?? 'account'
