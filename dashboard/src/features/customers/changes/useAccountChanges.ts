import {
  type CustomerAccount,
  type CustomerAccountEdit,
  signOutCustomerDevices,
  updateCustomerAccount,
} from '@data1522/mocks/contract/customer-accounts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useChanges } from '../../../app/changes/useChanges.ts'
import { accountQuery, customersKey } from '../queries.ts'

/** Changes what the tabs of a customer show. */
export function useAccountChanges(id: string) {
  'use memo'
  const queries = useQueryClient()
  const change = useChanges<object>(customersKey)
  const { queryKey } = accountQuery(id)
  const params = { id }
  const keep = async (answer: Promise<CustomerAccount>) => {
    queries.setQueryData(queryKey, await answer)
  }
  const update = (body: CustomerAccountEdit) => keep(call(updateCustomerAccount, { params, body }))

  return {
    /** Saves a form, which shows what fails, so it throws. */
    save: async (body: CustomerAccountEdit, before: CustomerAccountEdit, done: string) => {
      await update(body)
      await change({ send: async () => undefined, done, undo: () => update(before) })
    },
    /** Shows a change at once, and takes it back if it fails. */
    apply: (
      body: CustomerAccountEdit & Partial<CustomerAccount>,
      before: CustomerAccountEdit & Partial<CustomerAccount>,
      done?: string,
    ) => {
      const show = (part: Partial<CustomerAccount>) =>
        queries.setQueryData(queryKey, (account) => account && { ...account, ...part })
      return change({
        send: async () => {
          await queries.cancelQueries({ queryKey })
          show(body)
          await update(body).catch((error: unknown) => {
            show(before)
            throw error
          })
        },
        ...(done && { done, undo: () => update(before) }),
      })
    },
    signOut: (ids: number[], done: string) =>
      change({ send: () => keep(call(signOutCustomerDevices, { params, body: { ids } })), done }),
  }
}
