import type { KeyRow } from '../../../shared/showcase/guidance.ts'

/** What keys do in a wizard. */
export const wizardKeys: readonly KeyRow[] = [
  { keys: [['Tab'], ['Shift', 'Tab']], text: 'formWizardDemos.key.tab' },
  { keys: [['Enter']], text: 'formWizardDemos.key.enter' },
  { keys: [['Space']], text: 'formWizardDemos.key.space' },
]
