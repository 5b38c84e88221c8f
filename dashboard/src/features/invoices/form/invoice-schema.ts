import { invoiceDraft } from '@data1522/mocks/contract/invoices.schema'
import { z } from '@data1522/mocks/contract/zod'
import type { MessageId } from '../../../core/i18n/intl.ts'

const { shape } = invoiceDraft

/** What an invoice must be: the contract's own rules, and that it is not due before it is issued. */
export const invoiceSchema = (text: (id: MessageId) => string) =>
  z
    .extend(invoiceDraft, {
      clientId: z.pipe(
        z.string(text('invoiceForm.clientMissing')).check(z.regex(/^\d+$/)),
        z.pipe(z.transform(Number), shape.clientId),
      ),
      salesperson: z.pipe(
        z.transform((name: unknown) => name ?? ''),
        shape.salesperson,
      ),
    })
    .check(
      z.refine(({ issuedDate, dueDate }) => issuedDate <= dueDate, {
        path: ['dueDate'],
        error: text('invoiceForm.dueTooEarly'),
      }),
    )
