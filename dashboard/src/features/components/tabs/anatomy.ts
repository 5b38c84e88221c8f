import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: '[role=tablist]', name: 'showcase.part.tabList', side: 'start' },
  { find: '[role=tab][aria-selected=true]', name: 'showcase.part.selectedTab' },
  { find: '[role=tabpanel]', name: 'showcase.part.panel', side: 'below' },
]
