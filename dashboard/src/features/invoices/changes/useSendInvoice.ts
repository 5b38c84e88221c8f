import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { withoutMarks } from '@data1522/design-system/withoutMarks'
import { type InvoiceSheet, sendInvoice } from '@data1522/mocks/contract/invoices'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { samePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { invoiceDocumentQuery, invoicesKey, touchedByInvoices } from '../../../entities/invoice/queries.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface Sending {
  isReminder: boolean
  /** Who signs the letter. */
  sender: string
  onDone: () => void
}

const letter = z.object({
  to: z.email(),
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  message: z.string().check(z.maxLength(2000)),
})

/** The letter that an invoice goes with, and what sending it does. */
export function useSendInvoice(sheet: InvoiceSheet, { isReminder, sender, onDone }: Sending) {
  const text = useText()
  const queries = useQueryClient()
  const { money, day } = useFormats()
  const { id, number, client, balance, dueDate } = sheet
  const said = {
    id: number,
    name: client.name,
    amount: money(balance),
    due: day(dueDate),
    sender,
  }
  return useSchemaForm({
    schema: letter,
    defaultValues: {
      to: client.companyEmail,
      subject: withoutMarks(text(isReminder ? 'invoice.remindSubject' : 'invoice.sendSubject', said)),
      message: withoutMarks(text(isReminder ? 'invoice.remindMessage' : 'invoice.sendMessage', said)),
    },
    draftKey: personKey(`draft-invoice-letter-${id}-${isReminder ? 'reminder' : 'first'}`),
    onSubmit: async (body) => {
      const isSamePerson = samePerson()
      try {
        const sent = await call(sendInvoice, { params: { id }, body })
        if (!isSamePerson()) return undefined
        queries.setQueryData(invoiceDocumentQuery(String(id)).queryKey, sent)
      } catch (error) {
        return validationErrors(error, text, ['to', 'subject', 'message'])
      }
      for (const queryKey of [invoicesKey, ...touchedByInvoices]) void queries.invalidateQueries({ queryKey })
      toasts.show({
        tone: 'success',
        title: () => text(isReminder ? 'invoice.reminded' : 'invoice.sent', { id: said.id, to: body.to }),
      })
      onDone()
      return undefined
    },
  })
}
