import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'li span:first-child', name: 'showcase.part.start', side: 'start' },
  { find: 'li span + span > span', name: 'showcase.part.title' },
  { find: 'li span + span > span + span', name: 'showcase.part.detail', side: 'end' },
  { find: 'li span + span > span + span + span', name: 'showcase.part.note', side: 'below' },
]
