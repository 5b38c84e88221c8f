import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getLogisticsDashboard: { query: { period: 7 } },
  getLogisticsDashboardPart: { params: { part: 'exceptions' } },
}
