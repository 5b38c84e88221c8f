import {
  type CustomerAccount,
  type CustomerAccountEdit,
  getCustomerAccount,
  signOutCustomerDevices,
  updateCustomerAccount,
} from '@data1522/mocks/contract/customer-accounts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { forSamePerson } from '../../core/auth/same-person.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { carriedOver, fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { withOneMark } from './entries.ts'
import { accountQuery, customersKey } from './queries.ts'

/** What tells the entries of a list from each other; one that is new has no number yet. */
const keyOf = ({ id }: { id?: number }) => id ?? 'new'

/** Changes what the tabs of a customer show. */
export function useAccountChanges(id: string) {
  'use memo'
  const queries = useQueryClient()
  const change = useChange<object>(customersKey)
  const { queryKey } = accountQuery(id)
  const params = { id }
  const keep = async (answer: Promise<CustomerAccount>) => {
    const account = await forSamePerson(answer)
    queries.setQueryData(queryKey, account)
    return account
  }
  const send = (body: CustomerAccountEdit) => keep(call(updateCustomerAccount, { params, body }))
  const current = async (before: CustomerAccountEdit): Promise<CustomerAccountEdit> =>
    fieldsOf(await call(getCustomerAccount, { params }), before)
  /** Makes of the account as it is by then what a change made of the one that was shown. */
  const update = async (body: CustomerAccountEdit, shown: CustomerAccountEdit) => {
    const before = await current(shown)
    const account = await send(withOneMark(carriedOver(shown, body, before, { keyOf }), body))
    return { before, account }
  }
  /** Takes back what led to an account, but for what was changed again since. */
  const takeBack = async (before: CustomerAccountEdit, account: CustomerAccount) => {
    const now = await current(before)
    const after: CustomerAccountEdit = fieldsOf(account, before)
    await send(withOneMark(takenBack(before, after, now), now))
  }

  return {
    /** Saves a form, which shows what fails, so it throws. */
    save: (body: CustomerAccountEdit, before: CustomerAccountEdit, done: () => string) =>
      change({
        mutationFn: () => update(body, before),
        throwsOnFailure: true,
        successMessage: done,
        undo: (done) => takeBack(done.before, done.account),
      }),
    /** Shows a change at once, and takes it back if it fails. */
    apply: (
      body: CustomerAccountEdit & Partial<CustomerAccount>,
      before: CustomerAccountEdit & Partial<CustomerAccount>,
      done?: () => string,
    ) =>
      change({
        optimisticUpdates: [{ queryKey, update: (account: CustomerAccount) => ({ ...account, ...body }) }],
        mutationFn: () => update(body, before),
        successMessage: done,
        undo: (done) => takeBack(done.before, done.account),
      }),
    signOut: (ids: number[], done: () => string) =>
      change({
        mutationFn: () => keep(call(signOutCustomerDevices, { params, body: { ids } })),
        successMessage: done,
      }),
  }
}
