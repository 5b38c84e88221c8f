import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'label, [id$="-label"]', name: 'showcase.part.label', side: 'start' },
  { find: '[role=toolbar]', name: 'showcase.part.toolbar', side: 'above' },
  { find: '[role=textbox]', name: 'showcase.part.field', side: 'end' },
  { find: '[id$="-description"]', name: 'showcase.part.description', side: 'start' },
]
