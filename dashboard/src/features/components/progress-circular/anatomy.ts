import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'circle', name: 'showcase.part.track', side: 'start' },
  { find: '[role=progressbar] svg', name: 'showcase.part.indicator' },
]
