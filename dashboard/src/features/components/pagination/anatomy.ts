import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'nav li:first-child button', name: 'showcase.part.first', side: 'start' },
  { find: 'nav li:nth-child(2) button', name: 'showcase.part.previous', side: 'below' },
  { find: '[aria-current]', name: 'showcase.part.currentPage' },
  { find: 'nav li:nth-last-child(2) button', name: 'showcase.part.next', side: 'below' },
  { find: 'nav li:last-child button', name: 'showcase.part.last', side: 'end' },
]
