import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getAcademyDashboard: { query: { period: 90 } },
  getAcademyDashboardPart: { params: { part: 'topics' } },
}
