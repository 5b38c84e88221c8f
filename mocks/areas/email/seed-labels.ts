import type { EmailLabelRow } from './contract.ts'

/** The labels of a fresh start. */
export const seedEmailLabels = (): EmailLabelRow[] => [
  { id: 1, key: 'personal', name: null, tone: 'success' },
  { id: 2, key: 'company', name: null, tone: 'primary' },
  { id: 3, key: 'important', name: null, tone: 'warning' },
  { id: 4, key: 'private', name: null, tone: 'danger' },
]
