import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import {
  createInvoicePayment,
  INVOICE_PAYMENT_METHODS,
  type InvoicePaymentMethod,
  type InvoiceSheet,
} from '@data1522/mocks/contract/invoices'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { samePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { today } from '../../../entities/invoice/days.ts'
import { invoiceDocumentQuery, invoicesKey, touchedByInvoices } from '../../../entities/invoice/queries.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface PaymentValues {
  amount: number | null
  date: string | null
  method: InvoicePaymentMethod | null
  note: string
}

/** The form of a payment, which may be as much as is left to pay, and what sending it does. */
export function useAddPayment({ id, balance }: InvoiceSheet, onDone: () => void) {
  const text = useText()
  const { money } = useFormats()
  const queries = useQueryClient()
  const schema = z.object({
    amount: z.number().check(
      z.gt(0, text('invoice.amountMissing')),
      z.maximum(balance, text('invoice.amountTooMuch', { balance: money(balance) })),
      z.refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), text('invoice.amountCents')),
    ),
    date: z.iso.date(),
    method: z.enum(INVOICE_PAYMENT_METHODS),
    note: z.string().check(z.maxLength(2000)),
  })
  type Payment = z.output<typeof schema>
  return useSchemaForm<PaymentValues, Payment>({
    schema,
    defaultValues: { amount: null, date: today(), method: null, note: '' },
    draftKey: personKey(`draft-payment-${id}`),
    onSubmit: async (body) => {
      const isSamePerson = samePerson()
      try {
        const sheet = await call(createInvoicePayment, { params: { id }, body })
        if (!isSamePerson()) return undefined
        queries.setQueryData(invoiceDocumentQuery(String(id)).queryKey, sheet)
      } catch (error) {
        return validationErrors(error, text, ['amount', 'date', 'method', 'note'])
      }
      for (const queryKey of [invoicesKey, ...touchedByInvoices]) void queries.invalidateQueries({ queryKey })
      toasts.show({
        tone: 'success',
        title: () => text('invoice.paymentAdded', { amount: money(body.amount) }),
      })
      onDone()
      return undefined
    },
  })
}
