import { balanceOf, totalInvoice } from './contract-totals.ts'
import type { Invoice, InvoicePaymentDetails, InvoiceSheet, InvoiceStatus } from './contract.ts'
import { invoiceSheet } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { shopAccount } from './seed-bank.ts'
import { dateInDays } from '../../seed/days.ts'
import type { StoredInvoice } from './seed.ts'

const balanceOfStored = (stored: StoredInvoice) => balanceOf(totalInvoice(stored).total, stored.payments)

/** A draft stays one; then what is left to pay and until when tells more than how far it got. */
const statusOf = (stored: StoredInvoice): InvoiceStatus => {
  const { stage, dueDate, payments } = stored
  if (stage === 'Draft') return 'Draft'
  if (balanceOfStored(stored) <= 0) return 'Paid'
  if (dueDate < dateInDays(0)) return 'Past Due'
  return payments.length > 0 ? 'Partial Payment' : stage
}

/** An invoice as lists show it. */
export const toInvoice = (stored: StoredInvoice): Invoice => ({
  id: stored.id,
  number: stored.number ?? String(stored.id),
  issuedDate: stored.issuedDate,
  dueDate: stored.dueDate,
  client: stored.client,
  service: stored.lines[0]!.item,
  total: totalInvoice(stored).total,
  avatar: stored.avatar,
  invoiceStatus: statusOf(stored),
  balance: balanceOfStored(stored),
})

/** Sorts invoices so that the last that was issued comes first. */
export const byNewest = (one: Invoice, other: Invoice) =>
  other.issuedDate.localeCompare(one.issuedDate) || other.id - one.id

/** Where to pay an invoice, and how much. */
export const toPaymentDetails = (stored: StoredInvoice): InvoicePaymentDetails => ({
  totalDue: Math.max(balanceOfStored(stored), 0),
  ...shopAccount,
})

/** Everything that the document of an invoice shows. */
export const toSheet = (stored: StoredInvoice): InvoiceSheet => {
  const { lineTotals, ...totals } = totalInvoice(stored)
  return z.parse(invoiceSheet, {
    ...stored,
    ...toInvoice(stored),
    ...totals,
    lines: stored.lines.map((line, index) => ({ ...line, id: index + 1, total: lineTotals[index] })),
    paymentDetails: toPaymentDetails(stored),
  })
}
