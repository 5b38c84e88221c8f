import {
  type AccountBilling,
  type AccountBillingEdit,
  updateAccountBilling,
} from '@data1522/mocks/contract/account-settings'
import { call } from '../../../core/api/client.ts'
import { takenBack } from '../../../core/mutations/taken-back.ts'
import { useChange } from '../../../core/mutations/useChange.ts'
import { accountSettingsKey, type OwnSettings, settingsNow } from '../../../entities/account/queries.ts'

const editOf = (billing: AccountBilling): AccountBillingEdit => {
  const { plan, period, startedOn, isCancelled, paidBy, cards, address } = billing
  return { plan, period, startedOn, isCancelled, paidBy, cards, address }
}

/** Changes what only one's own billing has: whether the plan goes on, and what pays for it. */
export function useOwnBilling(billing: AccountBilling) {
  'use memo'
  const change = useChange(accountSettingsKey)
  return (fields: Pick<Partial<AccountBilling>, 'isCancelled' | 'paidBy'>, successMessage: () => string) => {
    const before = editOf(billing)
    const after = { ...before, ...fields }
    const takeBack = async () => {
      const now = await settingsNow()
      await call(updateAccountBilling, { body: takenBack(before, after, editOf(now.billing)) })
    }
    return change({
      optimisticUpdates: [
        {
          queryKey: accountSettingsKey,
          update: (settings: OwnSettings) => ({
            ...settings,
            billing: { ...settings.billing, ...fields },
          }),
        },
      ],
      mutationFn: async () => {
        const now = await settingsNow()
        return call(updateAccountBilling, { body: { ...editOf(now.billing), ...fields } })
      },
      successMessage,
      undo: takeBack,
    })
  }
}
