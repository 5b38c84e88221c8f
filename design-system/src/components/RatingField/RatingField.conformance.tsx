import type { Examples } from '../../../../tests/conformance/example.ts'
import { RatingField } from './RatingField.tsx'

export const examples: Examples = {
  RatingField: (probe, words) => (
    <RatingField
      {...probe}
      label={words || 'Harbour'}
      description={words}
      errorMessage={words}
      defaultValue={3.5}
      hasHalves
      isClearable
      isRequired
      isValueShown
    />
  ),
}
