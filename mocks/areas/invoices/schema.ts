import { may } from '../../contract/access.ts'
import {
  amount,
  changedIds,
  count,
  email,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  paragraph,
  percent,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import {
  INVOICE_ACCEPTED_METHODS,
  INVOICE_PAYMENT_METHODS,
  INVOICE_STATUSES,
  INVOICE_SORT_KEYS,
  INVOICE_UNITS,
  type InvoiceStatus,
  type ISSUED_INVOICES,
  type RECEIVED_INVOICES,
  type UNPAID_INVOICES,
} from './contract.ts'
import { list, text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const COST_LIMIT = 1_000_000
const QUANTITY_LIMIT = 10_000
const LINES_LIMIT = 50
const TAXES_LIMIT = 2
const CENT = 0.01

const date = z.iso.date()
/** What was counted; its parts have limits of their own. */
const money = z.number()

export const invoiceClient = z.object({
  name: requiredLine,
  company: line,
  companyEmail: email,
  address: paragraph,
  contact: line,
  country: line,
})

export const invoice = z.object({
  id,
  number: requiredLine,
  issuedDate: date,
  dueDate: date,
  client: invoiceClient,
  service: requiredLine,
  total: money,
  avatar: picture,
  invoiceStatus: oneOf(INVOICE_STATUSES),
  balance: money,
})

export const paymentDetails = z.object({
  totalDue: money,
  bankName: requiredLine,
  country: requiredLine,
  iban: requiredLine,
  swiftCode: requiredLine,
})

export const invoiceParties = z.object({
  client: z.optional(invoiceClient),
  payee: z.omit(paymentDetails, { totalDue: true }),
})

const draftLine = z.object({
  item: requiredLine,
  description: z._default(paragraph, ''),
  cost: z.number().check(z.minimum(0), z.maximum(COST_LIMIT)),
  quantity: z.number().check(z.gt(0), z.maximum(QUANTITY_LIMIT)),
  unit: z._default(oneOf(INVOICE_UNITS), 'hour'),
  isTaxed: z._default(z.boolean(), true),
})

export const discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), value: percent }),
  z.object({ kind: z.literal('amount'), value: amount.check(z.nonnegative()) }),
])

export const payment = z.object({
  id,
  amount: amount.check(z.minimum(CENT), z.multipleOf(CENT)),
  date,
  method: oneOf(INVOICE_PAYMENT_METHODS),
  note: paragraph,
})

export const newPayment = z.extend(z.omit(payment, { id: true }), { note: z._default(paragraph, '') })

export const invoiceDraft = z.object({
  clientId: id,
  issuedDate: date,
  dueDate: date,
  lines: z.array(draftLine).check(z.minLength(1), z.maxLength(LINES_LIMIT)),
  discount,
  taxes: z.array(z.object({ name: requiredLine, percent })).check(z.maxLength(TAXES_LIMIT)),
  salesperson: line,
  note: paragraph,
  terms: paragraph,
  acceptedMethod: oneOf(INVOICE_ACCEPTED_METHODS),
  showTerms: z.boolean(),
  showNotes: z.boolean(),
  showStub: z.boolean(),
})

const { shape } = invoiceDraft

export const newInvoice = z.extend(invoiceDraft, {
  discount: z._default(discount, { kind: 'percent', value: 0 }),
  taxes: z._default(shape.taxes, []),
  salesperson: z._default(shape.salesperson, ''),
  note: z._default(shape.note, ''),
  terms: z._default(shape.terms, ''),
  acceptedMethod: z._default(shape.acceptedMethod, 'bankTransfer'),
  showTerms: z._default(shape.showTerms, true),
  showNotes: z._default(shape.showNotes, true),
  showStub: z._default(shape.showStub, true),
})

export const invoiceEdit = z.partial(invoiceDraft)

export const invoiceSheet = z.object({
  ...invoice.shape,
  ...shape,
  lines: z.array(z.extend(draftLine, { id, total: money })),
  paymentDetails,
  subtotal: money,
  discountAmount: money,
  taxAmounts: z.array(money),
  payments: z.array(payment),
})

export const invoiceQuery = z.object({
  q: text(),
  status: text<
    InvoiceStatus | typeof UNPAID_INVOICES | typeof ISSUED_INVOICES | typeof RECEIVED_INVOICES | ''
  >(),
  salesperson: text(),
  selectedDateRange: text(),
  'selectedDateRange[start]': text(),
  'selectedDateRange[end]': text(),
  ...list(INVOICE_SORT_KEYS),
})

export const invoicesSummary = z.object({ clients: count, invoices: count, paid: money, unpaid: money })

export const listInvoiceClients = {
  access: may('read', 'Invoice'),
  answers: { 200: z.array(z.extend(invoiceClient, { clientId: id })) },
}

export const getInvoiceParties = {
  access: may('read', 'Invoice'),
  beyond: true as const,
  query: z.object({ clientId: text() }),
  answers: { 200: invoiceParties },
}

export const listSalespeople = {
  access: may('read', 'Invoice'),
  beyond: true as const,
  answers: { 200: z.object({ salespeople: z.array(line) }) },
}

export const listInvoices = {
  access: may('read', 'Invoice'),
  query: invoiceQuery,
  answers: { 200: z.object({ invoices: z.array(invoice), totalInvoices: z.int() }) },
}

export const getInvoice = {
  access: may('read', 'Invoice'),
  answers: { 200: z.object({ invoice, paymentDetails }), 404: failure },
}

export const deleteInvoice = { access: may('delete', 'Invoice'), answers: { 204: nothing, 404: failure } }

export const getInvoiceSheet = {
  access: may('read', 'Invoice'),
  beyond: true as const,
  answers: { 200: invoiceSheet, 404: failure },
}

export const createInvoice = {
  access: may('create', 'Invoice'),
  beyond: true as const,
  body: newInvoice,
  answers: { 201: invoiceSheet, 400: invalidInput },
}

export const updateInvoice = {
  access: may('update', 'Invoice'),
  beyond: true as const,
  body: invoiceEdit,
  answers: { 200: invoiceSheet, 400: invalidInput, 404: failure },
}

export const createInvoicePayment = {
  access: may('update', 'Invoice'),
  beyond: true as const,
  body: newPayment,
  answers: { 201: invoiceSheet, 400: invalidInput, 404: failure },
}

export const sendInvoice = {
  access: may('update', 'Invoice'),
  beyond: true as const,
  body: z.object({ to: email, subject: requiredLine, message: paragraph }),
  answers: { 200: invoiceSheet, 400: invalidInput, 404: failure },
}

export const sendInvoices = {
  access: may('update', 'Invoice'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput },
}

export const duplicateInvoice = {
  access: may('create', 'Invoice'),
  beyond: true as const,
  answers: { 201: invoiceSheet, 404: failure },
}

export const deleteInvoices = {
  access: may('delete', 'Invoice'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput },
}

export const restoreInvoices = {
  access: may('delete', 'Invoice'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ invoices: z.array(invoice) }), 400: invalidInput, 404: failure },
}

export const getInvoicesSummary = {
  access: may('read', 'Invoice'),
  beyond: true as const,
  answers: { 200: invoicesSummary },
}
