import {
  type Customer,
  CUSTOMER_COUNTRIES,
  type CustomerQuery,
  listCustomers,
} from '@data1522/mocks/contract/customers'
import { lazy } from 'react'
import { call } from '../../../core/api/client.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { endsOf } from '../../../shared/list/state.ts'
import { customerHref } from '../../../entities/customer/customer-href.ts'
import { customersKey } from '../../../entities/customer/queries.ts'
import { customerColumns } from './columns.tsx'

const bound = (written?: string) => (written === undefined ? undefined : Number(written))

/** The list of everyone who buys, without what only its own screen asks for: to walk it from one to the next. */
export const customerNavigation = {
  id: 'customers',
  path: '/apps/ecommerce/customer/list',
  key: customersKey,
  load: async ({ filters, ...query }, options) => {
    const { orders, spent, ...words } = filters
    const counts = endsOf(orders)
    const amounts = endsOf(spent)
    const bounds = {
      ordersFrom: bound(counts.from),
      ordersTo: bound(counts.to),
      spentFrom: bound(amounts.from),
      spentTo: bound(amounts.to),
    }
    const wanted = { ...query, ...words, ...bounds } as CustomerQuery
    const { customers, total } = await call(listCustomers, { query: wanted }, options)
    return { rows: customers, total, page: query.page }
  },
  rowId: ({ customerId }) => String(customerId),
  rowName: ({ customer }) => customer,
  href: customerHref,
  columns: customerColumns,
  filters: [
    {
      kind: 'choice',
      name: 'country',
      label: 'customers.column.country',
      allLabel: 'customers.allCountries',
      options: CUSTOMER_COUNTRIES,
      optionLabel: (code, { formats }) => formats.region(code),
    },
    { kind: 'range', name: 'orders', label: 'customers.column.orders' },
    { kind: 'range', name: 'spent', label: 'customers.column.spent', isMoney: true },
  ],
  views: [
    { id: 'best', label: 'customers.view.best', search: 'sort=totalSpent&order=desc' },
    { id: 'loyal', label: 'customers.view.loyal', search: 'sort=orders&order=desc' },
    { id: 'idle', label: 'customers.view.idle', search: 'orders=..0' },
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

/** The list of everyone who buys, which can be filtered by the given tags, and by one that nobody has any more. */
export const customerList = (tags: readonly string[] | undefined) =>
  ({
    ...customerNavigation,
    filters: [
      {
        kind: 'choice',
        name: 'tag',
        label: 'customers.field.tags',
        allLabel: 'customers.allTags',
        options: tags ?? [],
        isFree: true,
        optionLabel: (tag) => tag,
      },
      ...customerNavigation.filters,
    ],
  }) satisfies ListConfig<Customer>
