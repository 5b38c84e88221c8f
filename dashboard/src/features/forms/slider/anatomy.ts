import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: '[id$="-label"], label', name: 'showcase.part.label', side: 'start' },
  { find: '[type=range]', name: 'showcase.part.track', side: 'end' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
