import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getCrmDashboard: { query: { period: 30 } },
  getCrmDashboardPart: { params: { part: 'pipeline' } },
}
