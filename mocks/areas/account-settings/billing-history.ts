import { type Account, accounts } from '../../seed/accounts.ts'
import { invoices } from '../invoices/collection.ts'
import type { Invoice } from '../invoices/contract.ts'
import type { StoredInvoice } from '../invoices/seed.ts'
import { byNewest, toInvoice } from '../invoices/sheet.ts'

const HISTORY_LENGTH = 10

/** The last invoices that went out, the newest first. */
const billingHistory = (all: readonly StoredInvoice[]): Invoice[] =>
  all
    .map(toInvoice)
    .filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')
    .sort(byNewest)
    .slice(0, HISTORY_LENGTH)

/** What an account was billed: the first one is who the store's invoices are for, others were sent none. */
export const historyOf = ({ id }: Account): Invoice[] =>
  id === accounts[0]!.id ? billingHistory(invoices.all()) : []
