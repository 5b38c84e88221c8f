import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const chartsRoutes = defineRoutes(
  { branch: 'charts' },
  {
    '/charts/apex-chart': {
      title: 'lineCharts',
      screen: lazyScreen(() => import('./apex-chart/ApexChartPage.tsx'), 'ApexChartPage'),
    },
    '/charts/chartjs': {
      title: 'classicCharts',
      screen: lazyScreen(() => import('./chartjs/ChartjsPage.tsx'), 'ChartjsPage'),
    },
  },
)
