import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'span', name: 'showcase.part.container' },
  { find: 'svg', name: 'showcase.part.icon', side: 'start' },
  { find: '[dir=auto]', name: 'showcase.part.label', side: 'below' },
]
