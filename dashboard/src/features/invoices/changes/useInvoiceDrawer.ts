import { choice, useAddressState } from '../../../core/router/useAddressState.ts'

const drawers = ['send', 'remind', 'payment'] as const
const parameters = { do: choice(drawers) }

export type InvoiceDrawer = (typeof drawers)[number]

/** Which drawer of an invoice is open, as the address says. */
export function useInvoiceDrawer() {
  const [{ do: shown }, set] = useAddressState<{ do: InvoiceDrawer | null }>(parameters)
  return {
    shown,
    open: (drawer: InvoiceDrawer) => set({ do: drawer }),
    close: () => set({ do: null }),
  }
}
