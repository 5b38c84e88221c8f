import { ALL_ITEMS } from '../../contract/common.ts'
import { deleteInvoice, getInvoiceSheet, type InvoiceQuery, listInvoices } from './contract.ts'
import { call } from '../../testing/call.ts'
import { createTrespass } from '../../testing/trespass.ts'

/** All invoices that fit, on one page. */
export const allInvoices = async (query: InvoiceQuery = {}) =>
  (await call(listInvoices, { query: { itemsPerPage: ALL_ITEMS, ...query } })).invoices

/** The whole document of an invoice. */
export const sheetOf = (id: number) => call(getInvoiceSheet, { params: { id } })

/** The whole documents of all invoices, the newest first. */
export const allSheets = async () => Promise.all((await allInvoices()).map(({ id }) => sheetOf(id)))

/** Deletes an invoice. */
export const remove = (id: number) => call(deleteInvoice, { params: { id } })

/** Sends what should be refused, and tells how it was and whether the invoices are as before. */
export const trespass = createTrespass(() => allInvoices())
