import { type InvoiceNumbering, writeInvoiceNumber } from '@data1522/mocks/contract/invoice-number'
import { type Invoice, listInvoices } from '@data1522/mocks/contract/invoices'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { invoicesKey } from './queries.ts'

/** What invoices are counted from where there is none yet. */
const FIRST = 1
const SHOWN = 3

/** How lists call an invoice. */
export const signedNumber = ({ number }: Pick<Invoice, 'number'>) => `#${number}`

/** The number of an invoice within the name of a file, which has no room for some signs. */
export const numberInFile = (number: string) => number.replaceAll(/[/\\:*?"<>|]/g, '-')

/** What the next invoice will be counted as. */
export const nextInvoiceQuery = () =>
  queryOptions({
    queryKey: [...invoicesKey, 'next'],
    queryFn: async ({ signal }) => {
      const query = { sortBy: 'id', orderBy: 'desc', itemsPerPage: 1 } as const
      const { invoices } = await call(listInvoices, { query }, { signal })
      return invoices[0] ? invoices[0].id + 1 : FIRST
    },
  })

/** How the next invoices will be numbered by some rules, from the next one on. */
export const nextNumbers = (rules: InvoiceNumbering, next: number): string[] =>
  Array.from({ length: SHOWN }, (_, index) => writeInvoiceNumber(rules, next + index))
