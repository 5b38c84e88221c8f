import {
  updateAccountBilling,
  updateAccountConnections,
  updateAccountNotifications,
} from '@data1522/mocks/contract/account-settings'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { requireSamePerson } from '../../core/auth/same-person.ts'
import { peopleKeys } from '../../core/mutations/people-keys.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { accountSettingsKey, accountSettingsQuery, settingsNow } from './queries.ts'
import type { SettingsChange, SettingsEditor } from './settings-editor.ts'

/** Edits the settings of one's own account, section by section; its second step has ways of its own. */
export function useAccountEditor(): SettingsEditor {
  'use memo'
  const queries = useQueryClient()
  const change = useChange(accountSettingsKey, peopleKeys)
  const read = () => queries.fetchQuery({ ...accountSettingsQuery(), staleTime: 0 })

  const sendEdit = async (edit: SettingsChange['edit']) => {
    const checkPerson = requireSamePerson()
    const now = await settingsNow()
    const { billing, notification, connection } = edit(now)
    const { paidBy, isCancelled } = now.billing
    checkPerson()
    if (billing) await call(updateAccountBilling, { body: { paidBy, isCancelled, ...billing } })
    checkPerson()
    if (notification) await call(updateAccountNotifications, { body: notification })
    checkPerson()
    if (connection) await call(updateAccountConnections, { body: connection })
  }
  const undoOf = (back: SettingsChange['back']) =>
    back &&
    (async () => {
      await sendEdit(back)
      await read()
    })
  return {
    change: ({ edit, update, done, back }) =>
      change({
        optimisticUpdates: [{ queryKey: accountSettingsKey, update }],
        mutationFn: () => sendEdit(edit),
        successMessage: done,
        undo: undoOf(back),
      }),
    save: ({ edit, done, back }) =>
      change({
        mutationFn: async () => {
          await sendEdit(edit)
          await read()
        },
        successMessage: done,
        undo: undoOf(back),
        throwsOnFailure: true,
      }),
  }
}
