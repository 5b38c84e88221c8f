import { useDialog } from '../../../core/router/useDialog.ts'

const drawers = ['send', 'remind', 'payment'] as const

export type InvoiceDrawer = (typeof drawers)[number]

/** Which drawer of an invoice is open, as the address says. */
export const useInvoiceDrawer = () => useDialog(drawers)
