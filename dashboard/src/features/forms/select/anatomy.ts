import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: '[id$="-label"], label', name: 'showcase.part.label', side: 'start' },
  { find: 'button', name: 'showcase.part.field', side: 'end' },
  { find: 'button svg', name: 'showcase.part.toggle' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
