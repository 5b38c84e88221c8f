import { balanceOf, totalInvoice } from '@data1522/mocks/contract/invoice-totals'
import type { InvoiceClient, InvoiceParties, InvoiceSheet } from '@data1522/mocks/contract/invoices'
import type { InvoiceContent } from '../../../entities/invoice/document/content.ts'
import type { InvoiceValues } from './invoice-values.ts'

export interface Known {
  /** Whom it goes to, once somebody is chosen. */
  readonly client?: InvoiceClient
  /** Where to pay. */
  readonly payee?: InvoiceParties['payee']
  /** The invoice as it was saved. */
  readonly saved?: InvoiceSheet
}

const nobody: InvoiceClient = {
  name: '…',
  company: '',
  companyEmail: '',
  address: '',
  contact: '',
  country: '',
}
const noPayee = { bankName: '', country: '', iban: '', swiftCode: '' }

/** What is typed, as far as it can be counted: what is missing counts as nothing. */
export const partsOf = ({ lines, discount, taxes }: Pick<InvoiceValues, 'discount' | 'lines' | 'taxes'>) => ({
  lines: lines.map(({ cost, quantity, ...line }) => ({ ...line, cost: cost ?? 0, quantity: quantity ?? 0 })),
  discount: { kind: discount.kind, value: discount.value ?? 0 },
  taxes: taxes.map(({ name, percent }) => ({ name, percent: percent ?? 0 })),
})

/** The document of what is typed now. */
export function draftDocument(values: InvoiceValues, { client, payee, saved }: Known): InvoiceContent {
  const parts = partsOf(values)
  const { lineTotals, ...totals } = totalInvoice(parts)
  const payments = saved?.payments ?? []
  const balance = balanceOf(totals.total, payments)
  return {
    ...values,
    ...parts,
    ...totals,
    number: saved?.number,
    issuedDate: values.issuedDate ?? '',
    dueDate: values.dueDate ?? '',
    salesperson: values.salesperson ?? '',
    client: client ?? nobody,
    lines: parts.lines.map((line, index) => ({
      ...line,
      item: line.item ?? '',
      id: index + 1,
      total: lineTotals[index]!,
    })),
    payments,
    balance,
    paymentDetails: { ...noPayee, ...payee, totalDue: Math.max(balance, 0) },
  }
}
