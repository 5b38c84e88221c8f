import { defineRoutes } from '../../core/router/route.ts'

export const chartsRoutes = defineRoutes(
  { branch: 'charts' },
  {
    '/charts/apex-chart': { title: 'lineCharts' },
    '/charts/chartjs': { title: 'classicCharts' },
  },
)
