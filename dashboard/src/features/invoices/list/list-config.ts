import { invoiceHref } from '../../../entities/invoice/invoice-href.ts'
import {
  INVOICE_STATUSES,
  type Invoice,
  type InvoiceQuery,
  ISSUED_INVOICES,
  listInvoices,
  RECEIVED_INVOICES,
  UNPAID_INVOICES,
} from '@data1522/mocks/contract/invoices'
import { lazy } from 'react'
import { call } from '../../../core/api/client.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { statusIds } from '../../../entities/invoice/status-meta.ts'
import { invoicesKey } from '../../../entities/invoice/queries.ts'
import { invoiceColumns } from './columns.tsx'
import { signedNumber } from '../../../entities/invoice/invoice-number.ts'

/** The days of the range in the address, as the call takes them. */
const rangeOf = (written: string | undefined) => {
  if (!written) return undefined
  const [start = '', end = ''] = written.split('..')
  return JSON.stringify({ ...(start && { start }), ...(end && { end }) })
}

/** The list of invoices without what only its own screen asks for: to walk it from one to the next. */
export const invoiceNavigation = {
  id: 'invoices',
  path: '/apps/invoice/list',
  key: invoicesKey,
  load: async ({ filters: { status, salesperson, date }, ...query }, options) => {
    const { invoices, totalInvoices } = await call(
      listInvoices,
      { query: { ...query, status, salesperson, selectedDateRange: rangeOf(date) } as InvoiceQuery },
      options,
    )
    return { rows: invoices, total: totalInvoices, page: query.page }
  },
  rowId: ({ id }) => String(id),
  rowName: signedNumber,
  href: invoiceHref,
  columns: invoiceColumns,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'invoices.column.status',
      allLabel: 'invoices.allStatuses',
      options: [...INVOICE_STATUSES, UNPAID_INVOICES, RECEIVED_INVOICES, ISSUED_INVOICES],
      optionLabel: (status, { text }) => {
        if (status === UNPAID_INVOICES) return text('invoices.unpaid')
        if (status === RECEIVED_INVOICES) return text('invoices.received')
        if (status === ISSUED_INVOICES) return text('invoices.issued')
        return text(`invoices.status.${statusIds[status as Invoice['invoiceStatus']]}`)
      },
    },
    { kind: 'date', name: 'date', label: 'invoices.column.issued' },
  ],
  views: [
    { id: 'late', label: 'invoices.only.late', search: 'status=Past+Due&sort=balance&order=desc' },
    { id: 'drafts', label: 'invoices.only.drafts', search: 'status=Draft' },
    { id: 'paid', label: 'invoices.only.paid', search: 'status=Paid' },
  ],
  quickView: lazy(async () => ({ default: (await import('./InvoiceQuickView.tsx')).InvoiceQuickView })),
  labels: {
    title: 'titles.invoices',
    search: 'invoices.search',
    searchHint: 'invoices.searchHint',
    failed: 'invoices.loadFailed',
    empty: 'invoices.empty',
    emptyText: 'invoices.emptyText',
    noMatch: 'invoices.noMatch',
    noMatchText: 'invoices.noMatchText',
    fileName: 'invoices.fileName',
  },
} satisfies ListConfig<Invoice>

/** The list of invoices, which can be filtered by who sold; the server also finds who was called so when it was sold. */
export const invoiceList = (salespeople: readonly string[] | undefined) =>
  ({
    ...invoiceNavigation,
    filters: [
      ...invoiceNavigation.filters,
      {
        kind: 'choice',
        name: 'salesperson',
        label: 'invoice.salesperson',
        allLabel: 'invoices.allSalespeople',
        options: salespeople ?? [],
        isFree: true,
        optionLabel: (name) => name,
        isRare: true,
      },
    ],
  }) satisfies ListConfig<Invoice>
