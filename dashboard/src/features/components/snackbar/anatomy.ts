import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'div', name: 'showcase.part.container', side: 'below' },
  { find: 'svg', name: 'showcase.part.mark', side: 'start' },
  { find: 'p', name: 'showcase.part.title', side: 'above' },
  { find: 'p + p', name: 'showcase.part.description', side: 'below' },
  { find: 'button', name: 'showcase.part.action', side: 'above' },
  { find: 'button + button', name: 'showcase.part.close', side: 'end' },
]
