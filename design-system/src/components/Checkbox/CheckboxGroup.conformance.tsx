import type { Examples } from '../../../../tests/conformance/example.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

export const examples: Examples = {
  CheckboxGroup: (probe, words) => (
    <CheckboxGroup
      {...probe}
      label={words || 'Ports'}
      allLabel={words}
      description={words}
      errorMessage={words}
      isRequired
      options={[
        { id: 'a', label: words || 'Antwerp', description: words },
        { id: 'b', label: 'Brest' },
      ]}
    />
  ),
}
