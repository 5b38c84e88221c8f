import type { StoreDetails } from '../store-settings/contract.ts'

/** How the store numbers its invoices. */
export type InvoiceNumbering = Pick<StoreDetails, 'invoicePrefix' | 'invoiceDigits'>

/** The number of an invoice as it is written: what stands before it, then its count in at least so many digits. */
export const writeInvoiceNumber = ({ invoicePrefix, invoiceDigits }: InvoiceNumbering, count: number) =>
  `${invoicePrefix.trim()}${String(count).padStart(invoiceDigits, '0')}`
