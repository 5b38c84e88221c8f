import { IconBell, IconCreditCard, IconLink, IconLock, IconUser } from '@data1522/design-system/icons'
import { href } from 'react-router-dom'

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

/** The address of each tab. */
export const tabHrefs = {
  account: href('/pages/account-settings/account'),
  security: href('/pages/account-settings/security'),
  'billing-plans': href('/pages/account-settings/billing-plans'),
  notification: href('/pages/account-settings/notification'),
  connection: href('/pages/account-settings/connection'),
} as const satisfies Record<SettingsTab, string>

/** The tab that an address shows. */
export const tabOf = (pathname: string): SettingsTab =>
  settingsTabs.find((tab) => tabHrefs[tab] === pathname.replace(/\/+$/, '')) ?? 'account'
