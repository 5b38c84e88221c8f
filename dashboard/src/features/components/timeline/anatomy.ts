import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'li > span > span', name: 'showcase.part.dot', side: 'start' },
  { find: 'li', name: 'showcase.part.item' },
  { find: 'li > div', name: 'showcase.part.time', side: 'end' },
  { find: 'li + li > div + div', name: 'showcase.part.content', side: 'end' },
]
