import type { Invoice } from '../invoices/contract.ts'
import type { StoredInvoice } from '../invoices/seed.ts'
import { byNewest, toInvoice } from '../invoices/sheet.ts'

const HISTORY_LENGTH = 10

/** The last invoices that went out, the newest first. */
export const billingHistory = (invoices: readonly StoredInvoice[]): Invoice[] =>
  invoices
    .map(toInvoice)
    .filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')
    .sort(byNewest)
    .slice(0, HISTORY_LENGTH)
