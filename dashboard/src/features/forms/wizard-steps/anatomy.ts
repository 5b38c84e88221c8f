import type { Part } from '../../../shared/showcase/guidance.ts'

/** What it consists of. */
export const anatomy: readonly Part[] = [
  { find: 'ol', name: 'showcase.part.steps', side: 'start' },
  { find: '[aria-current=step]', name: 'showcase.part.currentStep', side: 'above' },
  { find: 'h3', name: 'showcase.part.title', side: 'start' },
  { find: 'label', name: 'showcase.part.field', side: 'start' },
  { find: 'button + button', name: 'showcase.part.actions', side: 'end' },
]
