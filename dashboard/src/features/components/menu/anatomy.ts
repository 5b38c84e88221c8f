import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'button', name: 'showcase.part.opener', side: 'start' },
  { find: 'ul', name: 'showcase.part.container', side: 'below' },
  { find: 'li', name: 'showcase.part.item', side: 'end' },
  { find: 'li svg', name: 'showcase.part.mark', side: 'above' },
]
