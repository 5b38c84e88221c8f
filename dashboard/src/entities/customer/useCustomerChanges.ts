import {
  type Customer,
  type CustomerEdit,
  deleteCustomers,
  restoreCustomers,
  updateCustomer,
} from '@data1522/mocks/contract/customers'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { forSamePerson } from '../../core/auth/same-person.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without } from '../../shared/list/query.ts'
import { fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { customerQuery, customersKey, touchedByCustomers } from './queries.ts'

type Named = Pick<Customer, 'customerId' | 'customer'>

/** Edits and deletes customers: at once on the screen, then on the server, with a way back. */
export function useCustomerChanges() {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const change = useChange<ListPage<Customer>>(customersKey, touchedByCustomers)

  const update = async (id: number, body: CustomerEdit) => {
    const customer = await forSamePerson(call(updateCustomer, { params: { id }, body }))
    queries.setQueryData(customerQuery(String(id)).queryKey, customer)
  }
  /** What the server refuses is shown in the form, so it throws. */
  const edit = (id: number, body: CustomerEdit, before: CustomerEdit) =>
    change({
      mutationFn: () => update(id, body),
      throwsOnFailure: true,
      successMessage: () => text('customer.saved'),
      undo: async () => {
        const now = await queries.fetchQuery({ ...customerQuery(String(id)), staleTime: 0 })
        await update(
          id,
          takenBack(before, { ...before, ...body }, fieldsOf<CustomerEdit, CustomerEdit>(now, before)),
        )
      },
    })
  const remove = (customers: readonly Named[]) => {
    const ids = customers.map(({ customerId }) => customerId)
    return change({
      optimisticUpdate: without(({ customerId }) => ids.includes(customerId)),
      mutationFn: () => call(deleteCustomers, { body: { ids } }),
      successMessage: ({ ids: gone }) => {
        const first = customers.find(({ customerId }) => gone.includes(customerId))
        return first && text('customers.deleted', { count: gone.length, name: first.customer })
      },
      undo: ({ ids: gone }) => call(restoreCustomers, { body: { ids: gone } }),
    })
  }
  return { edit, remove }
}
