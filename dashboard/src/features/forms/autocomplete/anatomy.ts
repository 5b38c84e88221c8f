import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'label', name: 'showcase.part.label', side: 'start' },
  { find: '[role=presentation]', name: 'showcase.part.field', side: 'end' },
  { find: '[role=presentation] [role=row], [role=presentation] li', name: 'showcase.part.choice' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
