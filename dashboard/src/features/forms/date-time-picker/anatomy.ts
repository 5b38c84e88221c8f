import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: '[id$="-label"], label', name: 'showcase.part.label', side: 'start' },
  { find: '[role=spinbutton]', name: 'showcase.part.segment', side: 'start' },
  { find: '[role=presentation]', name: 'showcase.part.field', side: 'end' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
