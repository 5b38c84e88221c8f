import type { Examples } from '../../../../tests/conformance/example.ts'
import { MultiSelect } from './MultiSelect.tsx'

export const examples: Examples = {
  MultiSelect: (probe, words) => (
    <MultiSelect
      {...probe}
      label={words || 'Ports'}
      options={[{ id: 'a', label: words || 'One' }]}
      defaultValue={['a']}
      description={words}
    />
  ),
}
