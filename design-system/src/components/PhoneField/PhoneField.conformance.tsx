import type { Examples } from '../../../../tests/conformance/example.ts'
import { PhoneField } from './PhoneField.tsx'

export const examples: Examples = {
  PhoneField: (probe, words) => (
    <PhoneField
      {...probe}
      label={words || 'Phone'}
      description={words}
      errorMessage={words}
      defaultValue="+33612345678"
    />
  ),
}
