import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'label', name: 'showcase.part.label', side: 'start' },
  { find: '[type=range]', name: 'showcase.part.stars', side: 'start' },
  { find: 'button', name: 'showcase.part.clear', side: 'end' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
