import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getAnalyticsDashboard: { query: { period: 90 } },
  getAnalyticsDashboardPart: { params: { part: 'countries' } },
}
