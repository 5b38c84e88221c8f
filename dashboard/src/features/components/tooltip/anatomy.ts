import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'div > div', name: 'showcase.part.container', side: 'start' },
  { find: 'p', name: 'showcase.part.text', side: 'above' },
  { find: 'kbd', name: 'showcase.part.keys', side: 'end' },
  { find: 'button', name: 'showcase.part.opener', side: 'below' },
]
