import type { Examples } from '../../../../tests/conformance/example.ts'
import { ToggleButton } from './ToggleButton.tsx'

const none = () => undefined

export const examples: Examples = {
  ToggleButton: (probe, words) => (
    <ToggleButton {...probe} isSelected onChange={none}>
      {words || 'Bold'}
    </ToggleButton>
  ),
}
