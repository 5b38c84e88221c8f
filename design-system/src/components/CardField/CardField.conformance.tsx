import type { Examples } from '../../../../tests/conformance/example.ts'
import { CardField } from './CardField.tsx'

export const examples: Examples = {
  CardField: (probe, words) => (
    <CardField
      {...probe}
      label={words || 'Card'}
      description={words}
      errorMessage={words}
      defaultValue={{ number: '4242424242424242', expiry: '08/29', cvc: '123', name: words }}
      hasName
      isChecked
      isRequired
    />
  ),
}
