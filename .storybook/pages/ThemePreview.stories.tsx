import { CrmDashboard } from '../../dashboard/src/features/dashboards/crm/CrmDashboard.tsx'
import { OrderList } from '../../dashboard/src/features/orders/list/OrderList.tsx'
import { StoreSettings } from '../../dashboard/src/features/store-settings/StoreSettings.tsx'
import { SignIn } from '../../dashboard/src/features/auth/SignIn.tsx'
import preview from '../preview.tsx'
import { screenAt } from '../screens.tsx'

// Screens for the theme builder alone, without what other stories play in one language.
const meta = preview.meta({
  title: 'Theme preview',
  tags: ['!autodocs', '!dev', '!test'],
})

export const Dashboard = meta.story({
  ...screenAt({
    path: '/dashboards/crm',
    address: '/dashboards/crm?from=2026-10-22&to=2026-11-20',
    groups: ['dashboards', 'crmDashboard', 'invoices', 'orders', 'records'],
    isInAppShell: true,
  }),
  render: () => <CrmDashboard />,
})

export const Orders = meta.story({
  ...screenAt({
    path: '/apps/ecommerce/order/list',
    groups: ['orders', 'postal', 'records'],
    isInAppShell: true,
  }),
  render: () => <OrderList />,
})

export const Settings = meta.story({
  ...screenAt({
    path: '/apps/ecommerce/settings',
    groups: ['storeSettings', 'postal', 'records'],
    isInAppShell: true,
  }),
  render: () => <StoreSettings />,
})

export const SignInForm = meta.story({
  ...screenAt({ path: '/login', groups: ['auth'] }),
  render: () => <SignIn />,
})
