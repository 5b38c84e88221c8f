import type { Example } from '../../contract/example.ts'

/** The dashboards. */
export const dashboardsExamples: Readonly<Record<string, Example>> = {
  getAcademyDashboard: {},
  getAnalyticsDashboard: { query: { period: 90 } },
  getCrmDashboard: { query: { period: 30 } },
  getEcommerceDashboard: { query: { period: 90 } },
  getLogisticsDashboard: { query: { period: 7 } },
}
