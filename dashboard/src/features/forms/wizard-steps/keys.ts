import type { KeyRow } from '../../../shared/showcase/guidance.ts'

/** What keys do in a wizard. */
export const wizardKeys: readonly KeyRow[] = [
  { keys: [['tab'], ['shift', 'tab']], text: 'formWizardDemos.key.tab' },
  { keys: [['enter']], text: 'formWizardDemos.key.enter' },
  { keys: [['space']], text: 'formWizardDemos.key.space' },
]
