import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'button > span:first-child', name: 'showcase.part.icon', side: 'start' },
  { find: 'button > span > span', name: 'showcase.part.title' },
  { find: 'button > span > span + span', name: 'showcase.part.description', side: 'below' },
  { find: 'button > :last-child', name: 'showcase.part.toggle', side: 'end' },
]
