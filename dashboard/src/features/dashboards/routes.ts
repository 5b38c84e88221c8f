import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

const ecommerce = lazyScreen(
  () => import('./ecommerce/EcommerceDashboard.tsx'),
  'EcommerceDashboard',
  async (search) => (await import('./ecommerce/EcommerceDashboard.tsx')).prefetchEcommerce(search),
)

const analytics = lazyScreen(
  () => import('./analytics/AnalyticsDashboard.tsx'),
  'AnalyticsDashboard',
  async (search) => (await import('./analytics/AnalyticsDashboard.tsx')).prefetchAnalytics(search),
)

const logistics = lazyScreen(
  () => import('./logistics/LogisticsDashboard.tsx'),
  'LogisticsDashboard',
  async (search) => (await import('./logistics/LogisticsDashboard.tsx')).prefetchLogistics(search),
)

const crm = lazyScreen(
  () => import('./crm/CrmDashboard.tsx'),
  'CrmDashboard',
  async (search) => (await import('./crm/CrmDashboard.tsx')).prefetchCrm(search),
)

const academy = lazyScreen(
  () => import('./academy/AcademyDashboard.tsx'),
  'AcademyDashboard',
  async (search) => (await import('./academy/AcademyDashboard.tsx')).prefetchAcademy(search),
)

export const dashboardsRoutes = defineRoutes(
  { branch: 'dashboards' },
  {
    '/dashboards/analytics': {
      title: 'analyticsDashboard',
      goKey: 'a',
      screen: analytics,
    },
    '/dashboards/crm': { title: 'crmDashboard', screen: crm },
    '/dashboards/ecommerce': {
      title: 'ecommerceDashboard',
      label: 'shell.nav.ecommerce',
      screen: ecommerce,
    },
    '/dashboards/academy': {
      title: 'academyDashboard',
      label: 'shell.nav.academy',
      screen: academy,
    },
    '/dashboards/logistics': {
      title: 'logisticsDashboard',
      label: 'shell.nav.logistics',
      screen: logistics,
    },
    '/apps/academy/dashboard': {
      title: 'academyDashboard',
      branch: 'academy',
      screen: academy,
      paletteBranch: 'dashboards',
    },
    '/apps/logistics/dashboard': {
      title: 'logisticsDashboard',
      branch: 'logistics',
      screen: logistics,
      paletteBranch: 'dashboards',
    },
  },
)
