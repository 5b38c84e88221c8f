import type { InvoiceAcceptedMethod, InvoiceSheet, InvoiceUnit } from '@data1522/mocks/contract/invoices'
import { daysAfter, today } from '../../../entities/invoice/days.ts'

export interface LineValues {
  item: string | null
  description: string
  cost: number | null
  quantity: number | null
  unit: InvoiceUnit
  isTaxed: boolean
}

export interface TaxValues {
  name: string
  percent: number | null
}

/** What the form holds while it is being filled. */
export interface InvoiceValues {
  clientId: string | null
  issuedDate: string | null
  dueDate: string | null
  lines: LineValues[]
  discount: { kind: 'percent' | 'amount'; value: number | null }
  taxes: TaxValues[]
  salesperson: string | null
  note: string
  terms: string
  acceptedMethod: InvoiceAcceptedMethod
  showTerms: boolean
  showNotes: boolean
  showStub: boolean
}

const DAYS_TO_PAY = 30

export const emptyLine = (): LineValues => ({
  item: null,
  description: '',
  cost: null,
  quantity: 1,
  unit: 'hour',
  isTaxed: true,
})

/** What a new invoice starts with. */
export const newValues = (salesperson: string, terms: string): InvoiceValues => ({
  clientId: null,
  issuedDate: today(),
  dueDate: daysAfter(today(), DAYS_TO_PAY),
  lines: [emptyLine()],
  discount: { kind: 'percent', value: 0 },
  taxes: [],
  salesperson,
  note: '',
  terms,
  acceptedMethod: 'bankTransfer',
  showTerms: true,
  showNotes: true,
  showStub: false,
})

/** What the form of an invoice that stands starts with. */
export const valuesOf = (sheet: InvoiceSheet): InvoiceValues => ({
  clientId: String(sheet.clientId),
  issuedDate: sheet.issuedDate,
  dueDate: sheet.dueDate,
  lines: sheet.lines.map(({ id: _id, total: _total, ...line }) => line),
  discount: sheet.discount,
  taxes: sheet.taxes,
  salesperson: sheet.salesperson,
  note: sheet.note,
  terms: sheet.terms,
  acceptedMethod: sheet.acceptedMethod,
  showTerms: sheet.showTerms,
  showNotes: sheet.showNotes,
  showStub: sheet.showStub,
})
