import { defineRoutes } from '../../core/router/route.ts'

export const dashboardsRoutes = defineRoutes(
  { branch: 'dashboards' },
  {
    '/dashboards/analytics': {
      title: 'analyticsDashboard',
      hasKeywords: true,
      goKey: 'a',
    },
    '/dashboards/crm': { title: 'crmDashboard' },
    '/dashboards/ecommerce': {
      title: 'ecommerceDashboard',
      label: 'office.nav.ecommerce',
    },
    '/dashboards/academy': {
      title: 'academyDashboard',
      label: 'office.nav.academy',
    },
    '/dashboards/logistics': {
      title: 'logisticsDashboard',
      label: 'office.nav.logistics',
    },
  },
)
