import type { Examples } from '../../../../tests/conformance/example.ts'
import { NumberField } from './NumberField.tsx'

export const examples: Examples = {
  NumberField: (probe, words) => (
    <NumberField
      {...probe}
      label={words || 'Ships'}
      description={words}
      errorMessage={words}
      end={words}
      placeholder={words}
      isRequired
      defaultValue={3}
    />
  ),
}
