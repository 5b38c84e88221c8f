import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconTruck } from '../../icons/icons.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export const examples: Examples = {
  SegmentedControl: (probe, words) => (
    <SegmentedControl
      {...probe}
      label={words || 'Way'}
      description={words}
      options={[
        { id: 'a', label: words || 'Road', icon: IconTruck },
        { id: 'b', label: 'Sea' },
      ]}
    />
  ),
}
