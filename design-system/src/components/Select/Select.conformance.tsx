import type { Examples } from '../../../../tests/conformance/example.ts'
import { Select } from './Select.tsx'

const none = () => undefined

export const examples: Examples = {
  Select: (probe, words) => (
    <Select
      {...probe}
      label={words || 'Port'}
      options={[{ id: 'a', label: words || 'One' }]}
      value="a"
      onChange={none}
      description={words}
    />
  ),
}
