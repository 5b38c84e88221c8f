import { createContext } from 'react'

interface WizardValue {
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  readonly goTo: (id: string) => Promise<void>
  readonly headingLevel: 2 | 3
}

/** The wizard around, for what leads back into its steps. */
export const WizardContext = createContext<WizardValue>({
  steps: [],
  goTo: async () => undefined,
  headingLevel: 2,
})
