import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { type MergeField, mergeCustomers, unmergeCustomers } from '@data1522/mocks/contract/customer-merges'
import { call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useChange } from '../../../core/mutations/useChange.ts'
import { customersKey, touchedByCustomers } from '../../../entities/customer/queries.ts'

interface Merge {
  readonly kept: CustomerDetail
  readonly gone: CustomerDetail
  readonly takes: MergeField[]
}

/** Makes one customer of two, with a way back; what fails is shown in the form, so it throws. */
export function useMerge() {
  'use memo'
  const text = useText()
  const change = useChange(customersKey, [...touchedByCustomers, ['invoices'], ['reviews'], ['referrals']])
  return ({ kept, gone, takes }: Merge) => {
    const params = { id: kept.customerId }
    return change({
      mutationFn: () => call(mergeCustomers, { params, body: { other: gone.customerId, takes } }),
      throwsOnFailure: true,
      successMessage: () => text('customers.merged', { name: gone.customer, kept: kept.customer }),
      undo: ({ merge }) => call(unmergeCustomers, { params: { ...params, merge: merge.id } }),
    })
  }
}
