import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'button', name: 'showcase.part.container' },
  { find: 'button svg', name: 'showcase.part.icon', side: 'start' },
]
