import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The statuses of invoices. */
export const INVOICE_STATUSES = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
] as const
/** What stands for every status of an invoice that went out and is not paid. Beyond the specification. */
export const UNPAID_INVOICES = 'Unpaid'
/** What stands for every status but that of a draft. Beyond the specification. */
export const ISSUED_INVOICES = 'Issued'
/** What stands for every invoice with a payment, whether of all or of a part. Beyond the specification. */
export const RECEIVED_INVOICES = 'Received'
/** What the list of invoices can be sorted by; `date` is that of the issue. */
export const INVOICE_SORT_KEYS = ['client', 'total', 'id', 'date', 'balance'] as const
/** The ways in which a payment can come. */
export const INVOICE_PAYMENT_METHODS = [
  'bankTransfer',
  'debitCard',
  'creditCard',
  'paypal',
  'cash',
  'giftCard',
] as const
/** The ways to pay of which an invoice names one. */
export const INVOICE_ACCEPTED_METHODS = ['bankTransfer', 'card', 'paypal', 'cashOnDelivery'] as const
/** What the quantity of a line counts. Beyond the specification. */
export const INVOICE_UNITS = ['hour', 'day', 'piece', 'page', 'month'] as const
/** What an invoice is most often written for, with the usual cost of an hour; a line may also say anything else. */
export const INVOICE_ITEM_PRESETS = [
  { item: 'Shop design', cost: 68 },
  { item: 'Shop development', cost: 84 },
  { item: 'Product photography', cost: 52.5 },
  { item: 'Product texts', cost: 38 },
  { item: 'Translation', cost: 34.2 },
  { item: 'Support', cost: 45 },
] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
export type InvoiceSortKey = (typeof INVOICE_SORT_KEYS)[number]
export type InvoicePaymentMethod = (typeof INVOICE_PAYMENT_METHODS)[number]
export type InvoiceUnit = (typeof INVOICE_UNITS)[number]
export type InvoiceAcceptedMethod = (typeof INVOICE_ACCEPTED_METHODS)[number]

/** An invoice as lists show it; `number` is how its id was written when it was added, dates are yyyy-mm-dd, `balance` is what is left to pay, negative if too much was paid. */
export type Invoice = z.output<typeof schemas.invoice>

/** Who an invoice goes to, as it was when the invoice was written; `company` is '' for a private person. */
export type InvoiceClient = z.output<typeof schemas.invoiceClient>

/** Where to pay, and how much is due: never less than 0. */
export type InvoicePaymentDetails = z.output<typeof schemas.paymentDetails>

/** What an invoice takes off, before taxes. */
export type InvoiceDiscount = z.output<typeof schemas.discount>

/** A payment that came in. */
export type InvoicePayment = z.output<typeof schemas.payment>

/** Everything that the document shows; its lines are numbered from 1. */
export type InvoiceSheet = z.output<typeof schemas.invoiceSheet>

/** What is written into an invoice; everything else follows from it and from the payments. */
export type InvoiceDraft = z.output<typeof schemas.invoiceDraft>

/** What adding an invoice takes; `clientId` is the `customerId` of a customer. */
export type NewInvoice = z.input<typeof schemas.newInvoice>

/** What editing an invoice takes: the fields that change, lists as a whole. */
export type InvoiceEdit = z.input<typeof schemas.invoiceEdit>

/** What adding a payment takes. */
export type NewInvoicePayment = z.input<typeof schemas.newPayment>

/**
 * Which invoices a list shows, and how. `salesperson` keeps those whose salesperson is called so now, or was when the invoice was written.
 * `selectedDateRange` is `{"start":"yyyy-mm-dd","end":"yyyy-mm-dd"}` as JSON text,
 * or comes in two pieces; both ends count in, each may be missing, and one that is not a date does not filter.
 */
export type InvoiceQuery = z.input<typeof schemas.invoiceQuery>

/** The numbers above the list: `paid` is the money that came in, `unpaid` what is left of all that are not drafts. */
export type InvoicesSummary = z.output<typeof schemas.invoicesSummary>

/** Whom an invoice goes to, and where it is paid. */
export type InvoiceParties = z.output<typeof schemas.invoiceParties>

const PATH = '/api/apps/invoice'

/** The clients of the first invoices, five at most. */
export const listInvoiceClients = endpoint<typeof schemas.listInvoiceClients>()({
  method: 'GET',
  path: `${PATH}/clients`,
})

/** Beyond the specification: what a new invoice says of a customer, by its `customerId`, and where to pay it. */
export const getInvoiceParties = endpoint<typeof schemas.getInvoiceParties>()({
  method: 'GET',
  path: `${PATH}/parties`,
})

/** Beyond the specification: the names of those who have sold something, as they are called now. */
export const listSalespeople = endpoint<typeof schemas.listSalespeople>()({
  method: 'GET',
  path: `${PATH}/salespeople`,
})

/** One page of the invoices that fit the query, the newest first unless sorted. */
export const listInvoices = endpoint<typeof schemas.listInvoices>()({ method: 'GET', path: PATH })

/** One invoice, and where to pay it. */
export const getInvoice = endpoint<typeof schemas.getInvoice>()({ method: 'GET', path: `${PATH}/:id` })

/** Deletes an invoice; `restoreInvoices` takes it back. */
export const deleteInvoice = endpoint<typeof schemas.deleteInvoice>()({
  method: 'DELETE',
  path: `${PATH}/:id`,
})

/** Beyond the specification: everything that the document of an invoice shows. */
export const getInvoiceSheet = endpoint<typeof schemas.getInvoiceSheet>()({
  method: 'GET',
  path: `${PATH}/:id/sheet`,
})

/** Beyond the specification: adds an invoice as a draft, under the next id. */
export const createInvoice = endpoint<typeof schemas.createInvoice>()({ method: 'POST', path: PATH })

/** Beyond the specification: edits an invoice; fields that are not given stay, totals and status follow. */
export const updateInvoice = endpoint<typeof schemas.updateInvoice>()({
  method: 'PUT',
  path: `${PATH}/:id`,
})

/** Beyond the specification: adds a payment; balance and status follow, and a draft counts as sent. */
export const createInvoicePayment = endpoint<typeof schemas.createInvoicePayment>()({
  method: 'POST',
  path: `${PATH}/:id/payments`,
})

/** Beyond the specification: sends an invoice, which makes a draft a sent one. */
export const sendInvoice = endpoint<typeof schemas.sendInvoice>()({
  method: 'POST',
  path: `${PATH}/:id/send`,
})

/** Beyond the specification: sends invoices together, each with the usual letter to its client: the drafts of them, all or none; what went out before stays as it is. */
export const sendInvoices = endpoint<typeof schemas.sendInvoices>()({
  method: 'POST',
  path: `${PATH}/send`,
})

/** Beyond the specification: adds a copy as a draft of today without payments, with as much time to pay. */
export const duplicateInvoice = endpoint<typeof schemas.duplicateInvoice>()({
  method: 'POST',
  path: `${PATH}/:id/duplicate`,
})

/** Beyond the specification: deletes invoices together, all that are there or none; `restoreInvoices` takes it back. */
export const deleteInvoices = endpoint<typeof schemas.deleteInvoices>()({
  method: 'POST',
  path: `${PATH}/delete`,
})

/** Beyond the specification: puts deleted invoices back in their old places, all of them or none. */
export const restoreInvoices = endpoint<typeof schemas.restoreInvoices>()({
  method: 'POST',
  path: `${PATH}/restore`,
})

/** Beyond the specification: the numbers above the list. */
export const getInvoicesSummary = endpoint<typeof schemas.getInvoicesSummary>()({
  method: 'GET',
  path: `${PATH}/summary`,
})
