import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useDialog } from '../../../core/router/useDialog.ts'

/** What can be open over an order. */
export const orderDialogs = ['send', 'refund', 'cancel', 'contact', 'shipping', 'billing', 'card'] as const
export type OrderDialogName = (typeof orderDialogs)[number]

const parameters = {
  /** Whether the packing slip is shown in place of the order. */
  show: choice(['slip'] as const),
}

/** What is open over an order, as the address says: of some lines, by the ids of their products, or of all. */
export function useOrderAddress() {
  'use memo'
  const [{ show }, set] = useAddressState(parameters)
  return {
    ...useDialog(orderDialogs),
    isSlipShown: show === 'slip',
    showSlip: (isShown: boolean) => set({ show: isShown ? 'slip' : null }),
  }
}

export type OrderAddress = ReturnType<typeof useOrderAddress>
