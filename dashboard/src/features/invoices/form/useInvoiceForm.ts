import { invoiceHref } from '../../../entities/invoice/invoice-href.ts'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import {
  createInvoice,
  type InvoiceDraft,
  type InvoiceSheet,
  updateInvoice,
} from '@data1522/mocks/contract/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../core/api/client.ts'
import { samePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { invoiceDocumentQuery, invoicesKey, touchedByInvoices } from '../../../entities/invoice/queries.ts'
import { onlyChanged } from '../../../shared/forms/only-changed.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { invoiceSchema } from './invoice-schema.ts'
import type { InvoiceValues } from './invoice-values.ts'

/** The form of an invoice; saving leads to its document, and on to its letter where it shall be sent. */
export function useInvoiceForm(values: InvoiceValues, saved?: InvoiceSheet) {
  const text = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const shallSend = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const form = useSchemaForm<InvoiceValues, InvoiceDraft>({
    schema: invoiceSchema(text),
    defaultValues: values,
    draftKey: personKey(`draft-invoice-${saved?.id ?? 'new'}`),
    onSubmit: async (body, changed) => {
      const isToBeSent = shallSend.current
      shallSend.current = false
      const isSamePerson = samePerson()
      let sheet: InvoiceSheet
      try {
        sheet = await (saved
          ? call(updateInvoice, { params: { id: saved.id }, body: onlyChanged(body, changed) })
          : call(createInvoice, { body }))
      } catch (error) {
        return validationErrors(error, text, Object.keys(values))
      }
      if (!isSamePerson()) return undefined
      const id = String(sheet.id)
      queries.setQueryData(invoiceDocumentQuery(id).queryKey, sheet)
      for (const queryKey of [invoicesKey, ...touchedByInvoices]) void queries.invalidateQueries({ queryKey })
      toasts.show({ tone: 'success', title: () => text('invoiceForm.saved', { id: sheet.number }) })
      // Whoever has left meanwhile is not fetched back.
      if (isHere.current) void navigate(`${invoiceHref(sheet)}${isToBeSent ? '?dialog=send' : ''}`)
      return undefined
    },
  })
  const saveAndSend = () => {
    shallSend.current = true
    void form.submit().finally(() => {
      shallSend.current = false
    })
  }
  return { form, saveAndSend }
}

export type InvoiceFormHandle = ReturnType<typeof useInvoiceForm>['form']
