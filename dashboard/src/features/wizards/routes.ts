import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const wizardsRoutes = defineRoutes(
  { branch: 'wizards' },
  {
    '/wizard-examples/checkout': {
      title: 'checkout',
      screen: lazyScreen(
        () => import('./checkout/FramedCheckout.tsx'),
        'FramedCheckout',
        async () => (await import('./checkout/prefetch-checkout.ts')).prefetchCheckout(),
      ),
    },
    '/wizard-examples/create-deal': {
      title: 'createDeal',
      screen: lazyScreen(() => import('./deal/CreateDeal.tsx'), 'CreateDeal'),
    },
    '/wizard-examples/property-listing': {
      title: 'propertyListing',
      screen: lazyScreen(() => import('./property/PropertyListing.tsx'), 'PropertyListing'),
    },
  },
)
