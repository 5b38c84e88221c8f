import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const customersRoutes = defineRoutes(
  { branch: 'store' },
  {
    '/apps/ecommerce/customer/list': {
      title: 'customers',
      goKey: 'c',
      screen: lazyScreen(() => import('./list/CustomerList.tsx'), 'CustomerList'),
    },
    '/apps/ecommerce/customer/details/:id': {
      title: 'customerDetails',
      parent: '/apps/ecommerce/customer/list',
      screen: lazyScreen(() => import('./details/CustomerDetails.tsx'), 'CustomerDetails'),
    },
  },
)
