import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: '[type=checkbox] + *', name: 'showcase.part.track', side: 'start' },
  { find: 'label > span + span > span', name: 'showcase.part.label', side: 'end' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
