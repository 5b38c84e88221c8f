import { screen, within } from '@testing-library/react'
import { AccountSettings } from '../../dashboard/src/features/account-settings/AccountSettings.tsx'
import type { SettingsTab } from '../../dashboard/src/features/account-settings/tabs.ts'
import { renderScreen } from './screen.tsx'

/** How long what is looked for may take to come. */
export const patience = { timeout: 10_000 }
/** How long a test of the settings may take. */
export const LONG = 40_000

/** Opens a tab of the settings of whoever is signed in. */
export const openSettings = (tab: SettingsTab, as: 'admin' | 'client' = 'admin') =>
  renderScreen(<AccountSettings />, {
    path: '/pages/account-settings/:tab',
    address: `/pages/account-settings/${tab}`,
    groups: ['accountSettings', 'shell'],
    as,
  })

/** A card of the settings by its title. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }, patience))
