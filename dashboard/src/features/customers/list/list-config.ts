import { type Customer, type CustomerQuery, listCustomers } from '@data1522/mocks/contract/customers'
import { lazy } from 'react'
import { call } from '../../../core/api/client.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { customerHref } from '../../../entities/customer/customer-href.ts'
import { customersKey } from '../../../entities/customer/queries.ts'
import { customerColumns } from './columns.tsx'

/** The list of everyone who buys. */
export const customerList = {
  id: 'customers',
  path: '/apps/ecommerce/customer/list',
  key: customersKey,
  load: async ({ filters: _filters, ...query }, options) => {
    const { customers, total } = await call(listCustomers, { query: query as CustomerQuery }, options)
    return { rows: customers, total, page: query.page }
  },
  rowId: ({ customerId }) => String(customerId),
  rowName: ({ customer }) => customer,
  href: customerHref,
  columns: customerColumns,
  filters: [],
  views: [
    { id: 'best', label: 'customers.view.best', search: 'sort=totalSpent&order=desc' },
    { id: 'loyal', label: 'customers.view.loyal', search: 'sort=orders&order=desc' },
  ],
  quickView: lazy(async () => ({ default: (await import('./CustomerQuickView.tsx')).CustomerQuickView })),
  labels: {
    title: 'customers.title',
    search: 'customers.search',
    searchHint: 'customers.searchHint',
    failed: 'customers.loadFailed',
    empty: 'customers.empty',
    emptyText: 'customers.emptyText',
    noMatch: 'customers.noMatch',
    noMatchText: 'customers.noMatchText',
    fileName: 'customers.fileName',
  },
} satisfies ListConfig<Customer>
