import { getCustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import { getCustomer, listCustomers } from '@data1522/mocks/contract/customers'
import {
  getInvoice,
  getInvoiceSheet,
  getInvoicesSummary,
  type InvoiceClient,
  listInvoiceClients,
  listInvoices,
} from '@data1522/mocks/contract/invoices'
import { listUsers } from '@data1522/mocks/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { storeSettingsQuery } from '../store/store-settings-query.ts'

export const invoicesKey = ['invoices'] as const

/** The figures above the list. */
export const invoicesSummaryQuery = () =>
  queryOptions({
    queryKey: [...invoicesKey, 'summary'],
    queryFn: ({ signal }) => call(getInvoicesSummary, {}, { signal }),
  })

/** Everything that the document of an invoice shows. */
export const invoiceSheetQuery = (id: string) =>
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

/** What a new invoice takes from the newest: the number after its own, and where to pay. */
export const newestQuery = () =>
  queryOptions({
    queryKey: [...invoicesKey, 'newest'],
    queryFn: async ({ signal }) => {
      const query = { sortBy: 'id', orderBy: 'desc', itemsPerPage: 1 } as const
      const [newest] = (await call(listInvoices, { query }, { signal })).invoices
      if (!newest) return {}
      const { paymentDetails: bank } = await call(getInvoice, { params: { id: newest.id } }, { signal })
      return { nextId: newest.id + 1, bank }
    },
  })

/** The customers whom some words fit. */
export const findCustomers = async (q: string, signal: AbortSignal) =>
  (await call(listCustomers, { query: { q, itemsPerPage: 20 } }, { signal })).customers

/** Those who may have sold something, by what they are called. */
export const findSalespeople = async (q: string, signal: AbortSignal) => {
  const { users } = await call(listUsers, { query: { q, itemsPerPage: 10 } }, { signal })
  return users.map(({ fullName, avatar }) => ({ id: fullName, label: fullName, avatar: { src: avatar } }))
}

/** What an invoice would say of a customer. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: ['customers', 'client', id],
    queryFn: async ({ signal }): Promise<InvoiceClient> => {
      const input = { params: { id } }
      const [customer, { addresses }] = await Promise.all([
        call(getCustomer, input, { signal }),
        call(getCustomerAccount, input, { signal }),
      ])
      const address = addresses.find(({ isBilling }) => isBilling) ?? addresses[0]
      const parts = address && [address.line1, address.line2, address.town, address.state, address.postCode]
      return {
        name: customer.customer,
        company: '',
        companyEmail: customer.email,
        address: (parts ?? []).filter(Boolean).join(', '),
        contact: customer.contact,
        country: address?.country ?? customer.country,
      }
    },
  })

/** Who the shop is, as its settings say. */
export const shopQuery = () => queryOptions({ ...storeSettingsQuery(), select: ({ store }) => store })
