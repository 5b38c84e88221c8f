import type { Examples } from '../../../../tests/conformance/example.ts'
import { ChipGroup } from './ChipGroup.tsx'

const none = () => undefined

export const examples: Examples = {
  ChipGroup: (probe, words) => (
    <ChipGroup
      {...probe}
      label="Filters"
      items={[
        { id: 'a', label: words || '+' },
        { id: 'b', label: 'Lyon' },
      ]}
      onRemove={none}
    />
  ),
}
