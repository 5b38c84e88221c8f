import type { UserSettings } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useText } from '../../../../app/intl/useText.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

export type ConnectedAccount = UserSettings['connection']['accounts'][number]
export type SocialAccount = UserSettings['connection']['socials'][number]

/** Connects a user's accounts elsewhere and parts from them: at once on the screen, with a way back. */
export function useConnections(user: UserDetail) {
  'use memo'
  const text = useText()
  const change = useSettingsEdit(String(user.id))
  return {
    connect: ({ id, name, isConnected: was }: ConnectedAccount, isConnected: boolean) =>
      change({
        edit: { connection: { accounts: [{ id, isConnected }], socials: [] } },
        show: (settings) => ({
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
    link: ({ id, name, handle: was }: SocialAccount, handle: string | null) =>
      change({
        edit: { connection: { accounts: [], socials: [{ id, handle }] } },
        show: (settings) => ({
          ...settings,
          connection: {
            ...settings.connection,
            socials: settings.connection.socials.map((one) => (one.id === id ? { ...one, handle } : one)),
          },
        }),
        done: () => text(handle ? 'userView.linked' : 'userView.unlinked', { account: name }),
        back: ({ connection }) => {
          const now = connection.socials.find((one) => one.id === id)?.handle ?? null
          return { connection: { accounts: [], socials: [{ id, handle: now === handle ? was : now }] } }
        },
      }),
  }
}
