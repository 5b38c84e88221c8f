import type { Examples } from '../../../../tests/conformance/example.ts'
import { ComboBox } from './ComboBox.tsx'

export const examples: Examples = {
  ComboBox: (probe, words) => (
    <ComboBox
      {...probe}
      label={words || 'Port'}
      options={[{ id: 'a', label: words || 'One' }]}
      defaultValue="a"
      description={words}
    />
  ),
}
