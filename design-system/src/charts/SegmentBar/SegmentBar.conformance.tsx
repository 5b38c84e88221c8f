import type { Examples } from '../../../../tests/conformance/example.ts'
import { SegmentBar } from './SegmentBar.tsx'

export const examples: Examples = {
  SegmentBar: (probe, words) => (
    <SegmentBar
      {...probe}
      label={words || 'Sales'}
      data={[10, 40, 20]}
      category={(value) => `${words} ${value}`}
      value={(value) => value}
    />
  ),
}
