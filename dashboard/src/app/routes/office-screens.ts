import { type LazyScreen, lazyScreen } from '../../core/router/lazy-screen.ts'

/** The screens inside the back office's frame, by their addresses; the others show what is coming. */
export const officeScreens: Readonly<Record<string, LazyScreen>> = {
  '/apps/ecommerce/order/list': lazyScreen(
    async () => (await import('../../features/orders/list/OrderList.tsx')).OrderList,
    ['orders', 'postal', 'records'],
  ),
  '/apps/ecommerce/customer/list': lazyScreen(
    async () => (await import('../../features/customers/list/CustomerList.tsx')).CustomerList,
    ['customers', 'postal', 'records'],
  ),
  '/apps/ecommerce/customer/details/:id': lazyScreen(
    async () => (await import('../../features/customers/details/CustomerDetails.tsx')).CustomerDetails,
    ['customers', 'customer', 'orders', 'postal', 'records'],
  ),
  '/apps/ecommerce/order/details/:id': lazyScreen(
    async () => (await import('../../features/orders/details/OrderDetails.tsx')).OrderDetails,
    ['orders', 'order', 'postal', 'records'],
  ),
  '/apps/user/list': lazyScreen(
    async () => (await import('../../features/users/list/UserList.tsx')).UserList,
    ['users', 'records'],
  ),
  '/apps/user/view/:id': lazyScreen(
    async () => (await import('../../features/users/view/UserView.tsx')).UserView,
    ['users', 'userView', 'userForms', 'records', 'access'],
  ),
  '/apps/ecommerce/manage-review': lazyScreen(
    async () => (await import('../../features/reviews/list/Reviews.tsx')).Reviews,
    ['reviews', 'titles', 'records'],
  ),
  '/apps/ecommerce/referrals': lazyScreen(
    async () => (await import('../../features/referrals/Referrals.tsx')).Referrals,
    ['referrals', 'titles', 'records'],
  ),
  '/apps/ecommerce/settings': lazyScreen(
    async () => (await import('../../features/store-settings/StoreSettings.tsx')).StoreSettings,
    ['storeSettings', 'postal', 'titles', 'records'],
  ),
  '/apps/ecommerce/product/list': lazyScreen(
    async () => (await import('../../features/products/list/ProductList.tsx')).ProductList,
    ['products', 'records'],
  ),
  '/apps/ecommerce/product/category-list': lazyScreen(
    async () => (await import('../../features/products/categories/CategoryList.tsx')).CategoryList,
    ['categories', 'products', 'records'],
  ),
  '/apps/ecommerce/product/add': lazyScreen(
    async () => (await import('../../features/products/form/AddProduct.tsx')).AddProduct,
    ['products', 'productForm', 'records', 'titles'],
  ),
  '/apps/invoice/list': lazyScreen(
    async () => (await import('../../features/invoices/list/InvoiceList.tsx')).InvoiceList,
    ['invoices', 'invoice', 'records', 'titles'],
  ),
  '/apps/invoice/preview/:id': lazyScreen(
    async () => (await import('../../features/invoices/preview/InvoicePreview.tsx')).InvoicePreview,
    ['invoices', 'invoice', 'records'],
  ),
  '/apps/invoice/add': lazyScreen(
    async () => (await import('../../features/invoices/form/InvoiceAdd.tsx')).InvoiceAdd,
    ['invoices', 'invoice', 'invoiceForm', 'records'],
  ),
  '/apps/invoice/edit/:id': lazyScreen(
    async () => (await import('../../features/invoices/form/InvoiceEdit.tsx')).InvoiceEdit,
    ['invoices', 'invoice', 'invoiceForm', 'records'],
  ),
  '/apps/roles': lazyScreen(
    async () => (await import('../../features/roles/Roles.tsx')).Roles,
    ['roles', 'users', 'userForms', 'access', 'records', 'titles'],
  ),
  '/apps/permissions': lazyScreen(
    async () => (await import('../../features/permissions/Permissions.tsx')).Permissions,
    ['permissions', 'access', 'records', 'titles'],
  ),
  '/access-control': lazyScreen(
    async () => (await import('../../features/access-control/AccessControl.tsx')).AccessControl,
    ['access', 'errors'],
  ),
  '/tables/data-table': lazyScreen(
    async () => (await import('../../features/tables/data-table/DataTables.tsx')).DataTables,
    ['tables', 'showcase', 'titles', 'records'],
  ),
  '/tables/simple-table': lazyScreen(
    async () => (await import('../../features/tables/simple-table/SimpleTables.tsx')).SimpleTables,
    ['tables', 'showcase', 'titles', 'records'],
  ),
}
