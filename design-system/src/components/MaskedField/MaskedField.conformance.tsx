import type { Examples } from '../../../../tests/conformance/example.ts'
import { MaskedField } from './MaskedField.tsx'

export const examples: Examples = {
  MaskedField: (probe, words) => (
    <MaskedField
      {...probe}
      label={words || 'IBAN'}
      mask="iban"
      description={words}
      errorMessage={words}
      defaultValue="FR7630006000011234567890189"
    />
  ),
}
