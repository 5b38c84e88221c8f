import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: '[role=progressbar] > div', name: 'showcase.part.indicator' },
  { find: '[role=progressbar]', name: 'showcase.part.track', side: 'below' },
]
