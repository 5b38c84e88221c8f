import { useDialog } from '../../../core/router/useDialog.ts'

const change = { action: 'update', subject: 'Invoice' }
const drawers = { send: change, remind: change, payment: change }

export type InvoiceDrawer = keyof typeof drawers

/** Which drawer of an invoice is open, as the address says. */
export const useInvoiceDrawer = () => useDialog(drawers)
