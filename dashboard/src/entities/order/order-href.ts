import type { Order } from '@data1522/mocks/contract/orders'

/** The address of an order's own screen. */
export const orderHref = ({ order }: Pick<Order, 'order'>) => `/apps/ecommerce/order/details/${order}`
