import { CUSTOMER_COUNTRIES } from '@data1522/mocks/contract/customers'
import {
  listOrders,
  type Order,
  ORDER_DELIVERY_STATES,
  ORDER_METHODS,
  ORDER_PAYMENT_STATES,
  type OrderDeliveryState,
  type OrderMethod,
  type OrderPaymentState,
  type OrderQuery,
} from '@data1522/mocks/contract/orders'
import { lazy } from 'react'
import { call } from '../../../core/api/client.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { endsOf } from '../../../shared/list/state.ts'
import { statusNames } from '../../../entities/order/status-meta.ts'
import { orderHref } from '../../../entities/order/order-href.ts'
import { ordersKey } from '../../../entities/order/queries.ts'
import { orderColumns } from './columns.tsx'

/** Orders of which money went back, whether all of it or a part. */
const ANY_REFUND = 'anyRefund'

/** Orders that count as bought, of which the dashboards tell. */
const SOLD = 'sold'

/** What the call takes for a choice of payments. */
const paymentOf = (payment: string | undefined) => {
  if (payment === ANY_REFUND) return { refunded: true }
  if (payment === SOLD) return { sold: true }
  return payment && { paymentState: payment }
}

/** The list of all orders. */
export const orderList = {
  id: 'orders',
  path: '/apps/ecommerce/order/list',
  key: ordersKey,
  load: async ({ filters, ...query }, options) => {
    const { date, spent, payment, ...words } = filters
    const days = endsOf(date)
    const amounts = endsOf(spent)
    const narrowed = {
      ...words,
      ...paymentOf(payment),
      ...days,
      ...(amounts.from && { min: amounts.from }),
      ...(amounts.to && { max: amounts.to }),
    }
    const { orders, total } = await call(
      listOrders,
      { query: { ...query, ...narrowed } as OrderQuery },
      options,
    )
    return { rows: orders, total, page: query.page }
  },
  rowId: ({ order }) => String(order),
  rowName: ({ number }) => number,
  href: orderHref,
  columns: orderColumns,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'orders.column.status',
      allLabel: 'orders.allStatuses',
      options: ORDER_DELIVERY_STATES,
      optionLabel: (status, { text }) => text(`orders.status.${statusNames[status as OrderDeliveryState]}`),
    },
    {
      kind: 'choice',
      name: 'payment',
      label: 'orders.column.payment',
      allLabel: 'orders.allPayments',
      options: [...ORDER_PAYMENT_STATES, ANY_REFUND, SOLD],
      optionLabel: (payment, { text }) => {
        if (payment === ANY_REFUND) return text('orders.anyRefund')
        if (payment === SOLD) return text('orders.sold')
        return text(`orders.payment.${payment as OrderPaymentState}`)
      },
    },
    {
      kind: 'choice',
      name: 'method',
      label: 'orders.column.method',
      allLabel: 'orders.allMethods',
      options: ORDER_METHODS,
      optionLabel: (method, { text }) => text(`orders.method.${method as OrderMethod}`),
    },
    {
      kind: 'choice',
      name: 'country',
      label: 'orders.country',
      allLabel: 'orders.allCountries',
      options: CUSTOMER_COUNTRIES,
      optionLabel: (code, { formats }) => formats.region(code),
      isRare: true,
    },
    { kind: 'date', name: 'date', label: 'orders.column.date' },
    { kind: 'range', name: 'spent', label: 'orders.column.spent', isMoney: true },
  ],
  views: [
    { id: 'ready', label: 'orders.status.ready', search: 'status=Ready+to+Pickup' },
    { id: 'dispatched', label: 'orders.status.dispatched', search: 'status=Dispatched' },
    { id: 'out', label: 'orders.status.outForDelivery', search: 'status=Out+for+Delivery' },
    { id: 'delivered', label: 'orders.status.delivered', search: 'status=Delivered' },
    { id: 'refunded', label: 'orders.refunds', search: `payment=${ANY_REFUND}` },
  ],
  quickView: lazy(async () => ({ default: (await import('./OrderQuickView.tsx')).OrderQuickView })),
  labels: {
    title: 'orders.title',
    search: 'orders.search',
    searchHint: 'orders.searchHint',
    failed: 'orders.loadFailed',
    empty: 'orders.empty',
    emptyText: 'orders.emptyText',
    noMatch: 'orders.noMatch',
    noMatchText: 'orders.noMatchText',
    fileName: 'orders.fileName',
  },
} satisfies ListConfig<Order>
