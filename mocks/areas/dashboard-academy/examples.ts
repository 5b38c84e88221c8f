import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getAcademyDashboard: {},
  getAcademyDashboardPart: { params: { part: 'topics' } },
}
