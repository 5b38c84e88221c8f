import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { invoicePartiesQuery } from '../../../entities/invoice/queries.ts'
import type { InvoiceValues } from './invoice-values.ts'
import { draftDocument } from './draft-document.ts'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'

/** Whom an invoice goes to: as it says itself, or as a new one would. */
export function useClient(clientId: string | null, saved?: InvoiceSheet) {
  const isSaved = saved !== undefined && clientId === String(saved.clientId)
  const { data } = useQuery({ ...invoicePartiesQuery(clientId), enabled: clientId !== null && !isSaved })
  return isSaved ? saved.client : data?.client
}

/** The document of what is typed now. */
export function useDraftDocument({ hook }: InvoiceFormHandle, saved?: InvoiceSheet) {
  const values = useWatch({ control: hook.control }) as InvoiceValues
  const client = useClient(values.clientId, saved)
  const { data } = useQuery({ ...invoicePartiesQuery(null), enabled: !saved })
  return draftDocument(values, { client, saved, payee: saved?.paymentDetails ?? data?.payee })
}
