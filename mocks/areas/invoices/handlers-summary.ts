import type { InvoicesSummary } from './contract.ts'
import { sumMoney } from './contract-totals.ts'
import type { StoredInvoice } from './seed.ts'
import { toInvoice } from './sheet.ts'

/** Counts clients and invoices, and adds up what was paid and what is owed. */
export const summarizeInvoices = (invoices: readonly StoredInvoice[]): InvoicesSummary => ({
  clients: new Set(invoices.map(({ clientId }) => clientId)).size,
  invoices: invoices.length,
  paid: sumMoney(invoices.flatMap(({ payments }) => payments.map(({ amount }) => amount))),
  unpaid: sumMoney(
    invoices.filter(({ stage }) => stage !== 'Draft').map((stored) => Math.max(toInvoice(stored).balance, 0)),
  ),
})
