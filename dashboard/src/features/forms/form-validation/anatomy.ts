import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'div > div > div', name: 'showcase.part.summary', side: 'above' },
  { find: 'label', name: 'showcase.part.label', side: 'start' },
  { find: '[role=presentation]', name: 'showcase.part.field', side: 'end' },
  { find: '[id$="-error"]', name: 'showcase.part.message', side: 'start' },
]
