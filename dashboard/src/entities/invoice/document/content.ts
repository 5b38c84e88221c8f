import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'

/** What the document shows of an invoice; one that was never saved has no number. */
export type InvoiceContent = Pick<
  InvoiceSheet,
  | 'acceptedMethod'
  | 'balance'
  | 'client'
  | 'discount'
  | 'discountAmount'
  | 'dueDate'
  | 'issuedDate'
  | 'lines'
  | 'note'
  | 'payments'
  | 'paymentDetails'
  | 'salesperson'
  | 'showNotes'
  | 'showStub'
  | 'showTerms'
  | 'subtotal'
  | 'taxAmounts'
  | 'taxes'
  | 'terms'
  | 'total'
> & { readonly number?: string }
