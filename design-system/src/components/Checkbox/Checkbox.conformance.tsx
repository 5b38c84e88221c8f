import type { Examples } from '../../../../tests/conformance/example.ts'
import { Checkbox } from './Checkbox.tsx'

const none = () => undefined

export const examples: Examples = {
  Checkbox: (probe, words) => (
    <Checkbox {...probe} isSelected onChange={none} description={words}>
      {words || 'Yes'}
    </Checkbox>
  ),
}
