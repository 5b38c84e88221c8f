import { listInvoices } from '@data1522/mocks/contract/invoices'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { invoicesKey } from './queries.ts'

/** A page of the invoices that were issued in some days, the newest first; under the key of lists, so that changes show. */
export const latestInvoicesQuery = (days: { from: string; to: string }, page: number, itemsPerPage: number) =>
  queryOptions({
    queryKey: [...invoicesKey, 'list', 'latest', days, page, itemsPerPage],
    queryFn: async ({ signal }) => {
      const selectedDateRange = JSON.stringify({ start: days.from, end: days.to })
      const query = { page, itemsPerPage, selectedDateRange }
      const { invoices, totalInvoices } = await call(listInvoices, { query }, { signal })
      return { rows: invoices, total: totalInvoices, page }
    },
    placeholderData: keepPreviousData,
  })
