import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getEcommerceDashboard: { query: { period: 90 } },
  getEcommerceDashboardPart: { params: { part: 'leads' }, query: { period: 90, compare: 'none' } },
  raiseBudget: { body: { year: 2026, percent: 10 } },
}
