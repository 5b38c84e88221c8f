import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'span', name: 'showcase.part.container' },
  { find: 'bdi', name: 'showcase.part.number', side: 'below' },
]
