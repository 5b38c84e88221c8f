import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const invoicesRoutes = defineRoutes(
  { branch: 'invoices' },
  {
    '/apps/invoice/list': {
      title: 'invoices',
      goKey: 'i',
      screen: lazyScreen(() => import('./list/InvoiceList.tsx'), 'InvoiceList'),
    },
    '/apps/invoice/add': {
      title: 'newInvoice',
      screen: lazyScreen(() => import('./form/InvoiceAdd.tsx'), 'InvoiceAdd'),
    },
    '/apps/invoice/edit/:id': {
      title: 'editInvoice',
      parent: '/apps/invoice/list',
      screen: lazyScreen(() => import('./form/InvoiceEdit.tsx'), 'InvoiceEdit'),
    },
    '/apps/invoice/preview/:id': {
      title: 'invoice',
      parent: '/apps/invoice/list',
      screen: lazyScreen(() => import('./preview/InvoicePreview.tsx'), 'InvoicePreview'),
    },
  },
)
