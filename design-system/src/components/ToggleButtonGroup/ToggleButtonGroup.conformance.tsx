import type { Examples } from '../../../../tests/conformance/example.ts'
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx'

const none = () => undefined

export const examples: Examples = {
  ToggleButtonGroup: (probe, words) => (
    <ToggleButtonGroup
      {...probe}
      label="Period"
      options={[
        { id: 'a', label: words || 'Day' },
        { id: 'b', label: 'Week' },
      ]}
      selectedIds={['a']}
      onSelectionChange={none}
    />
  ),
}
