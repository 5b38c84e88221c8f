import type { Examples } from '../../../../tests/conformance/example.ts'
import { Autocomplete } from './Autocomplete.tsx'

export const examples: Examples = {
  Autocomplete: (probe, words) => (
    <Autocomplete
      {...probe}
      label={words || 'Ports'}
      options={[{ id: 'a', label: words || 'One' }]}
      defaultValue={['a']}
      description={words}
    />
  ),
}
