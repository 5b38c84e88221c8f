import type { UserSettings } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useText } from '../../../../core/i18n/useText.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

export type ConnectedAccount = UserSettings['connection']['accounts'][number]
export type SocialAccount = UserSettings['connection']['socials'][number]

/** Takes one link back, unless it was changed again since. */
const backTo =
  (id: SocialAccount['id'], became: string | null, was: string | null) =>
  ({ connection }: UserSettings) => {
    const now = connection.socials.find((one) => one.id === id)?.handle ?? null
    return { connection: { accounts: [], socials: [{ id, handle: now === became ? was : now }] } }
  }

/** Connects a user's accounts elsewhere and parts from them, with a way back. */
export function useConnections(user: UserDetail) {
  'use memo'
  const text = useText()
  const { change, save } = useSettingsEdit(String(user.id))
  return {
    connect: ({ id, name, isConnected: was }: ConnectedAccount, isConnected: boolean) =>
      change({
        edit: { connection: { accounts: [{ id, isConnected }], socials: [] } },
        update: (settings) => ({
          ...settings,
          connection: {
            ...settings.connection,
            accounts: settings.connection.accounts.map((one) =>
              one.id === id ? { ...one, isConnected } : one,
            ),
          },
        }),
        done: () => text(isConnected ? 'userView.connected' : 'userView.disconnected', { account: name }),
        back: () => ({ connection: { accounts: [{ id, isConnected: was }], socials: [] } }),
      }),
    link: ({ id, name, handle: was }: SocialAccount, handle: string) =>
      save({
        edit: { connection: { accounts: [], socials: [{ id, handle }] } },
        done: () => text('userView.linked', { account: name }),
        back: backTo(id, handle, was),
      }),
    unlink: ({ id, name, handle: was }: SocialAccount) =>
      change({
        edit: { connection: { accounts: [], socials: [{ id, handle: null }] } },
        update: (settings) => ({
          ...settings,
          connection: {
            ...settings.connection,
            socials: settings.connection.socials.map((one) =>
              one.id === id ? { ...one, handle: null } : one,
            ),
          },
        }),
        done: () => text('userView.unlinked', { account: name }),
        back: backTo(id, null, was),
      }),
  }
}
