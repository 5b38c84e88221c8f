import {
  type CustomerAccount,
  type CustomerAccountEdit,
  signOutCustomerDevices,
  updateCustomerAccount,
} from '@data1522/mocks/contract/customer-accounts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { withOneMark } from './entries.ts'
import { accountQuery, customersKey } from './queries.ts'

/** Changes what the tabs of a customer show. */
export function useAccountChanges(id: string) {
  'use memo'
  const queries = useQueryClient()
  const change = useChange<object>(customersKey)
  const { queryKey } = accountQuery(id)
  const params = { id }
  const keep = async (answer: Promise<CustomerAccount>) => {
    const account = await answer
    queries.setQueryData(queryKey, account)
    return account
  }
  const update = (body: CustomerAccountEdit) => keep(call(updateCustomerAccount, { params, body }))
  /** Takes back what led to an account, but for what was changed again since. */
  const takeBack = async (before: CustomerAccountEdit, account: CustomerAccount) => {
    const now: CustomerAccountEdit = fieldsOf(
      await queries.fetchQuery({ ...accountQuery(id), staleTime: 0 }),
      before,
    )
    const after: CustomerAccountEdit = fieldsOf(account, before)
    await update(withOneMark(takenBack(before, after, now), now))
  }

  return {
    /** Saves a form, which shows what fails, so it throws. */
    save: (body: CustomerAccountEdit, before: CustomerAccountEdit, done: () => string) =>
      change({
        mutationFn: () => update(body),
        throwsOnFailure: true,
        successMessage: done,
        undo: (after) => takeBack(before, after),
      }),
    /** Shows a change at once, and takes it back if it fails. */
    apply: (
      body: CustomerAccountEdit & Partial<CustomerAccount>,
      before: CustomerAccountEdit & Partial<CustomerAccount>,
      done?: () => string,
    ) =>
      change({
        optimisticUpdates: [{ queryKey, update: (account: CustomerAccount) => ({ ...account, ...body }) }],
        mutationFn: () => update(body),
        successMessage: done,
        undo: (after) => takeBack(before, after),
      }),
    signOut: (ids: number[], done: () => string) =>
      change({
        mutationFn: () => keep(call(signOutCustomerDevices, { params, body: { ids } })),
        successMessage: done,
      }),
  }
}
