import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useDialog } from '../../../core/router/useDialog.ts'

/** What can be open over an order. */
const change = { action: 'update', subject: 'Order' }
const orderDialogs = {
  send: change,
  refund: change,
  cancel: change,
  contact: change,
  shipping: change,
  billing: change,
  card: change,
}
export type OrderDialogName = keyof typeof orderDialogs

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
