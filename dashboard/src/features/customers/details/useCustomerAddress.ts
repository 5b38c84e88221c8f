import { choice, useAddressState, wholeNumber } from '../../../core/router/useAddressState.ts'

export const customerTabs = ['overview', 'security', 'billing', 'notifications'] as const
export type CustomerTab = (typeof customerTabs)[number]

const parameters = {
  tab: choice(customerTabs),
  /** The dialog that is open. */
  do: choice(['edit', 'plan', 'twoStep', 'address', 'payment'] as const),
  /** Which address or way to pay it is about; a new one without. */
  of: wholeNumber(0),
}

type Dialog = 'edit' | 'plan' | 'twoStep' | 'address' | 'payment'

/** Which tab of a customer is shown, and what is open over it, as the address says. */
export function useCustomerAddress() {
  'use memo'
  const [state, set] = useAddressState(parameters)
  return {
    state: { ...state, tab: state.tab ?? ('overview' as const) },
    choose: (tab: string) => set({ tab: tab === 'overview' ? null : (tab as CustomerTab) }),
    open: (dialog: Dialog, of = 0) => set({ do: dialog, of }, { isReplacing: true }),
    close: () => set({ do: null, of: 0 }, { isReplacing: true }),
  }
}

export type CustomerAddressState = ReturnType<typeof useCustomerAddress>
