import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const storeSettingsRoutes = defineRoutes(
  { branch: 'store' },
  {
    '/apps/ecommerce/settings': {
      title: 'storeSettings',
      screen: lazyScreen(() => import('./StoreSettings.tsx'), 'StoreSettings'),
    },
  },
)
