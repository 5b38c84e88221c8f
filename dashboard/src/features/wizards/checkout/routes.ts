import { lazyScreen } from '../../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../../core/router/route.ts'

const checkout = lazyScreen(
  () => import('./PublicCheckout.tsx'),
  'PublicCheckout',
  async () => (await import('./prefetch-checkout.ts')).prefetchCheckout(),
)

/** The checkout outside of the back office. */
export const checkoutRoutes = defineRoutes(
  { layout: 'blank', screen: checkout },
  {
    '/data1522/checkout': { title: 'checkout', access: 'public', branch: 'publicSite' },
    '/front-pages/checkout': { title: 'checkout', branch: 'frontPages' },
  },
)
