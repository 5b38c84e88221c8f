import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const ordersRoutes = defineRoutes(
  { branch: 'store' },
  {
    '/apps/ecommerce/order/list': {
      title: 'orders',
      goKey: 'o',
      screen: lazyScreen(() => import('./list/OrderList.tsx'), 'OrderList'),
    },
    '/apps/ecommerce/order/details/:id': {
      title: 'orderDetails',
      parent: '/apps/ecommerce/order/list',
      screen: lazyScreen(() => import('./details/OrderDetails.tsx'), 'OrderDetails'),
    },
  },
)
