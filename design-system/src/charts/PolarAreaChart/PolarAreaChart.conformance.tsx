import type { Examples } from '../../../../tests/conformance/example.ts'
import { PolarAreaChart } from './PolarAreaChart.tsx'

export const examples: Examples = {
  PolarAreaChart: (probe, words) => (
    <PolarAreaChart
      {...probe}
      label={words || 'Orders'}
      data={[1, 4, 2]}
      category={(value) => `${words} ${value}`}
      value={(value) => value}
    />
  ),
}
