import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'div', name: 'showcase.part.container' },
  { find: 'svg', name: 'showcase.part.icon', side: 'start' },
  { find: 'p', name: 'showcase.part.title', side: 'end' },
  { find: 'p + div', name: 'showcase.part.text', side: 'below' },
]
