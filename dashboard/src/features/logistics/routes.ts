import { defineRoutes } from '../../core/router/route.ts'

export const logisticsRoutes = defineRoutes(
  { branch: 'logistics' },
  {
    '/apps/logistics/dashboard': {
      title: 'logisticsDashboard',
      paletteBranch: 'dashboards',
    },
    '/apps/logistics/fleet': {
      title: 'fleet',
      layout: 'fixed',
    },
  },
)
