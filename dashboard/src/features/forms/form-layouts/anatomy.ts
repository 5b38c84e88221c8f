import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'h3', name: 'showcase.part.title', side: 'start' },
  { find: 'label', name: 'showcase.part.label', side: 'start' },
  { find: '[role=presentation]', name: 'showcase.part.field', side: 'end' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
  { find: 'button + button', name: 'showcase.part.actions', side: 'end' },
]
