import type { FieldValues } from 'react-hook-form'
import type { SchemaFormHandle } from '../SchemaForm/useSchemaForm.ts'
import type { WizardStep } from './steps.ts'
import type { useSteps } from './useSteps.ts'

/** What each look of a wizard is given. */
export interface WizardParts<Values extends FieldValues, Output> {
  form: SchemaFormHandle<Values, Output>
  label: string
  steps: readonly WizardStep[]
  submitLabel: string | undefined
  headingLevel: 2 | 3
  place: ReturnType<typeof useSteps<Values, Output>>
}
