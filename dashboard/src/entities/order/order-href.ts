import { href } from 'react-router-dom'
import type { Order } from '@data1522/mocks/contract/orders'

/** The address of an order's own screen. */
export const orderHref = ({ order }: Pick<Order, 'order'>) =>
  href('/apps/ecommerce/order/details/:id', { id: String(order) })
