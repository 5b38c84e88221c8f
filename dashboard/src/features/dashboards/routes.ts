import { defineRoutes } from '../../core/router/route.ts'

export const dashboardsRoutes = defineRoutes(
  { branch: 'dashboards' },
  {
    '/dashboards/analytics': {
      title: 'analyticsDashboard',
      goKey: 'a',
    },
    '/dashboards/crm': { title: 'crmDashboard' },
    '/dashboards/ecommerce': {
      title: 'ecommerceDashboard',
      label: 'shell.nav.ecommerce',
    },
    '/dashboards/academy': {
      title: 'academyDashboard',
      label: 'shell.nav.academy',
    },
    '/dashboards/logistics': {
      title: 'logisticsDashboard',
      label: 'shell.nav.logistics',
    },
  },
)
