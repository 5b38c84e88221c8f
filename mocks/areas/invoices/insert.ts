import { storeSettings } from '../store-settings/collection.ts'
import { invoices } from './collection.ts'
import { writeInvoiceNumber } from './contract-number.ts'
import type { StoredInvoice } from './seed.ts'

/** Adds an invoice under the next number, as the store writes it now; it keeps that number when the rules change. */
export const insertInvoice = (fields: Omit<StoredInvoice, 'id' | 'number'>): StoredInvoice => {
  const { id } = invoices.insert(fields)
  return invoices.update(id, { number: writeInvoiceNumber(storeSettings.get().store, id) })!
}
