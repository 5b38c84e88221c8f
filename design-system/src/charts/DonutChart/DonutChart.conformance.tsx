import type { Examples } from '../../../../tests/conformance/example.ts'
import { DonutChart } from './DonutChart.tsx'

export const examples: Examples = {
  DonutChart: (probe, words) => (
    <DonutChart
      {...probe}
      label={words || 'Sales'}
      data={[1, 4, 2]}
      category={(value) => `${words} ${value}`}
      value={(value) => value}
    />
  ),
}
