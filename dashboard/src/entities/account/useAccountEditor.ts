import {
  type AccountBillingEdit,
  updateAccountBilling,
  updateAccountConnections,
  updateAccountNotifications,
  updateAccountSecurity,
} from '@data1522/mocks/contract/account-settings'
import type { UserSettingsEdit } from '@data1522/mocks/contract/user-settings'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { accountSettingsKey, accountSettingsQuery } from './queries.ts'
import type { SettingsEditor } from './settings-editor.ts'

/** Edits the settings of one's own account, section by section. */
export function useAccountEditor(): SettingsEditor {
  'use memo'
  const queries = useQueryClient()
  const change = useChange(accountSettingsKey)
  const read = () => queries.fetchQuery({ ...accountSettingsQuery(), staleTime: 0 })

  /** Another plan goes on; who pays how stays as it is. */
  const billingOf = async (edit: NonNullable<UserSettingsEdit['billing']>): Promise<AccountBillingEdit> => {
    const { paidBy, isCancelled, plan, period } = (await queries.ensureQueryData(accountSettingsQuery()))
      .billing
    const isSame = edit.plan === plan && edit.period === period
    return { ...edit, paidBy, isCancelled: isSame && isCancelled }
  }
  const send = async ({ twoStep, billing, notification, connection }: UserSettingsEdit) => {
    if (twoStep) await call(updateAccountSecurity, { body: twoStep })
    if (billing) await call(updateAccountBilling, { body: await billingOf(billing) })
    if (notification) await call(updateAccountNotifications, { body: notification })
    if (connection) await call(updateAccountConnections, { body: connection })
  }
  return {
    change: ({ edit, update, done, back }) =>
      change({
        optimisticUpdates: [{ queryKey: accountSettingsKey, update }],
        mutationFn: () => send(edit),
        successMessage: done,
        undo: back && (async () => send(back(await read()))),
      }),
    save: ({ edit, done, back }) =>
      change({
        mutationFn: async () => {
          await send(edit)
          await read()
        },
        successMessage: done,
        undo: back && (async () => send(back(await read()))),
        throwsOnFailure: true,
      }),
  }
}
