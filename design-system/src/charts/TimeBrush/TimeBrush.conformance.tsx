import type { Examples } from '../../../../tests/conformance/example.ts'
import { months } from '../kit/example.ts'
import { TimeBrush } from './TimeBrush.tsx'

export const examples: Examples = {
  TimeBrush: (probe, words) => (
    <TimeBrush
      {...probe}
      label={words || 'Months of earnings'}
      data={months}
      category={({ month }) => month}
      value={({ earned }) => earned}
      range={[2, 8]}
      onChange={() => {}}
    />
  ),
}
