import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'span > span', name: 'showcase.part.face' },
  { find: 'span > span > *', name: 'showcase.part.initials', side: 'start' },
  { find: 'span > span + span', name: 'showcase.part.presence', side: 'end' },
]
