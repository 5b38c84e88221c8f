import { listCustomers } from '@data1522/mocks/contract/customers'
import {
  getInvoiceParties,
  getInvoiceSheet,
  getInvoicesSummary,
  listInvoiceClients,
  listSalespeople,
} from '@data1522/mocks/contract/invoices'
import { listUsers } from '@data1522/mocks/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { storeSettingsQuery } from '../store/store-settings-query.ts'

export const invoicesKey = ['invoices'] as const
/** What tells of invoices beside their own screens: users' and one's own billing, and what one did. */
export const touchedByInvoices = [
  ['dashboards'],
  ['users', 'invoices'],
  ['accountSettings'],
  ['profile'],
] as const

/** The figures above the list. */
export const invoicesSummaryQuery = () =>
  queryOptions({
    queryKey: [...invoicesKey, 'summary'],
    queryFn: ({ signal }) => call(getInvoicesSummary, {}, { signal }),
  })

/** Everything that the document of an invoice shows. */
export const invoiceDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: [...invoicesKey, 'sheet', id],
    queryFn: ({ signal }) => call(getInvoiceSheet, { params: { id } }, { signal }),
  })

/** The clients who are offered before one searches. */
export const invoiceClientsQuery = () =>
  queryOptions({
    queryKey: [...invoicesKey, 'clients'],
    queryFn: ({ signal }) => call(listInvoiceClients, {}, { signal }),
  })

/** Those who have sold something, by name. */
export const salespeopleQuery = () =>
  queryOptions({
    queryKey: [...invoicesKey, 'salespeople'],
    queryFn: async ({ signal }) => (await call(listSalespeople, {}, { signal })).salespeople,
  })

/** What a new invoice says of a client, who may not be chosen yet, and of where to pay. */
export const invoicePartiesQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: [...invoicesKey, 'parties', clientId],
    queryFn: ({ signal }) =>
      call(getInvoiceParties, { query: clientId === null ? {} : { clientId } }, { signal }),
  })

/** The customers whom some words fit. */
export const findCustomers = async (q: string, signal: AbortSignal) =>
  (await call(listCustomers, { query: { q, itemsPerPage: 20 } }, { signal })).customers

/** Those who may have sold something, by what they are called. */
export const findSalespeople = async (q: string, signal: AbortSignal) => {
  const { users } = await call(listUsers, { query: { q, itemsPerPage: 10 } }, { signal })
  return users.map(({ fullName, avatar }) => ({ id: fullName, label: fullName, avatar: { src: avatar } }))
}

/** Who the shop is, as its settings say. */
export const shopQuery = () => queryOptions({ ...storeSettingsQuery(), select: ({ store }) => store })
