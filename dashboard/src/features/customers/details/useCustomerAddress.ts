import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useDialog } from '../../../core/router/useDialog.ts'

export const customerTabs = ['overview', 'history', 'security', 'billing', 'notifications'] as const
export type CustomerTab = (typeof customerTabs)[number]

const change = { action: 'update', subject: 'Customer' }
const dialogs = {
  edit: change,
  plan: change,
  twoStep: change,
  address: change,
  payment: change,
  merge: { action: 'delete', subject: 'Customer' },
}
const parameters = { tab: choice(customerTabs) }

/** Which tab of a customer is shown, and what is open over it: of an address or a way to pay, that of its id. */
export function useCustomerAddress() {
  'use memo'
  const [{ tab }, set] = useAddressState(parameters)
  return {
    ...useDialog(dialogs),
    tab: tab ?? 'overview',
    showTab: (next: string) => set({ tab: next === 'overview' ? null : (next as CustomerTab) }),
  }
}

export type CustomerAddressState = ReturnType<typeof useCustomerAddress>
