import { choice, useAddressState, words } from '../../../core/router/useAddressState.ts'

/** What can be open over an order. */
export const orderDialogs = ['send', 'refund', 'cancel', 'contact', 'shipping', 'billing', 'card'] as const
export type OrderDialogName = (typeof orderDialogs)[number]

const parameters = {
  /** The dialog that is open. */
  do: choice(orderDialogs),
  /** The products it begins with, by their ids; all without. */
  lines: words(),
  /** Whether the packing slip is shown in place of the order. */
  show: choice(['slip'] as const),
}

/** What is open over an order, as the address says. */
export function useOrderAddress() {
  'use memo'
  const [state, set] = useAddressState(parameters)
  const open = (name: OrderDialogName, lines: readonly string[] = []) =>
    set({ do: name, lines: lines.join(',') }, { isReplacing: true })
  const close = () => set({ do: null, lines: '' }, { isReplacing: true })
  const showSlip = (isShown: boolean) => set({ show: isShown ? 'slip' : null })
  return { state, open, close, showSlip }
}

export type OrderAddress = ReturnType<typeof useOrderAddress>
