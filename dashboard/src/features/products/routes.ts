import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const productsRoutes = defineRoutes(
  { branch: 'catalogue' },
  {
    '/apps/ecommerce/product/list': {
      title: 'products',
      goKey: 'p',
      screen: lazyScreen(() => import('./list/ProductList.tsx'), 'ProductList'),
    },
    '/apps/ecommerce/product/add': {
      title: 'addProduct',
      screen: lazyScreen(() => import('./form/AddProduct.tsx'), 'AddProduct'),
    },
    '/apps/ecommerce/product/category-list': {
      title: 'categories',
      screen: lazyScreen(() => import('./categories/CategoryList.tsx'), 'CategoryList'),
    },
  },
)
