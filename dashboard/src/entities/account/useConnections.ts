import type { AccountConnections } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../core/i18n/useText.ts'
import type { SettingsEditor, SharedSettings } from './settings-editor.ts'

export type ConnectedAccount = AccountConnections['accounts'][number]
export type SocialAccount = AccountConnections['socials'][number]

/** Takes one link back, unless it was changed again since. */
const backTo =
  (id: SocialAccount['id'], became: string | null, was: string | null) =>
  ({ connection }: SharedSettings) => {
    const now = connection.socials.find((one) => one.id === id)?.handle ?? null
    return { connection: { accounts: [], socials: [{ id, handle: now === became ? was : now }] } }
  }

/** Connects accounts elsewhere and parts from them, with a way back. */
export function useConnections({ change, save }: SettingsEditor) {
  'use memo'
  const text = useText()
  return {
    connect: ({ id, name, isConnected: was }: ConnectedAccount, isConnected: boolean) =>
      change({
        edit: () => ({ connection: { accounts: [{ id, isConnected }], socials: [] } }),
        update: (settings) => ({
          ...settings,
          connection: {
            ...settings.connection,
            accounts: settings.connection.accounts.map((one) =>
              one.id === id ? { ...one, isConnected } : one,
            ),
          },
        }),
        done: () => text(isConnected ? 'links.connected' : 'links.disconnected', { account: name }),
        back: () => ({ connection: { accounts: [{ id, isConnected: was }], socials: [] } }),
      }),
    link: ({ id, name, handle: was }: SocialAccount, handle: string) =>
      save({
        edit: () => ({ connection: { accounts: [], socials: [{ id, handle }] } }),
        done: () => text('links.linked', { account: name }),
        back: backTo(id, handle, was),
      }),
    unlink: ({ id, name, handle: was }: SocialAccount) =>
      change({
        edit: () => ({ connection: { accounts: [], socials: [{ id, handle: null }] } }),
        update: (settings) => ({
          ...settings,
          connection: {
            ...settings.connection,
            socials: settings.connection.socials.map((one) =>
              one.id === id ? { ...one, handle: null } : one,
            ),
          },
        }),
        done: () => text('links.unlinked', { account: name }),
        back: backTo(id, null, was),
      }),
  }
}
