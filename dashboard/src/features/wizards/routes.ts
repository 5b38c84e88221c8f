import { defineRoutes } from '../../core/router/route.ts'

export const wizardsRoutes = defineRoutes(
  { branch: 'wizards' },
  {
    '/wizard-examples/checkout': { title: 'checkout' },
    '/wizard-examples/create-deal': { title: 'createDeal' },
    '/wizard-examples/property-listing': { title: 'propertyListing' },
  },
)
