import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: '[id$="-label"]', name: 'showcase.part.label', side: 'start' },
  { find: '[type=radio] + *', name: 'showcase.part.mark', side: 'start' },
  { find: 'label > span + span', name: 'showcase.part.choice', side: 'end' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
