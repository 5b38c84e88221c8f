import {
  type AccountBilling,
  type AccountBillingEdit,
  updateAccountBilling,
} from '@data1522/mocks/contract/account-settings'
import { call } from '../../../core/api/client.ts'
import { requireSamePerson } from '../../../core/auth/same-person.ts'
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
    const send = async (edit: (now: AccountBillingEdit) => AccountBillingEdit) => {
      const checkPerson = requireSamePerson()
      const now = await settingsNow()
      checkPerson()
      return call(updateAccountBilling, { body: edit(editOf(now.billing)) })
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
      mutationFn: () => send((now) => ({ ...now, ...fields })),
      successMessage,
      undo: () => send((now) => takenBack(before, after, now)),
    })
  }
}
