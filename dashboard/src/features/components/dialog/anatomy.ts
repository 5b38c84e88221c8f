import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'div', name: 'showcase.part.container', side: 'start' },
  { find: 'h3', name: 'showcase.part.title', side: 'above' },
  { find: 'button', name: 'showcase.part.close', side: 'end' },
  { find: 'p', name: 'showcase.part.text', side: 'below' },
  { find: 'button + button', name: 'showcase.part.actions', side: 'below' },
]
