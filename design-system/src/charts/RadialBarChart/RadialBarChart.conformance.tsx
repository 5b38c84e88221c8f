import type { Examples } from '../../../../tests/conformance/example.ts'
import { RadialBarChart } from './RadialBarChart.tsx'

export const examples: Examples = {
  RadialBarChart: (probe, words) => (
    <RadialBarChart
      {...probe}
      label={words || 'Sales'}
      data={[10, 40, 20]}
      category={(value) => `${words} ${value}`}
      value={(value) => value}
    />
  ),
}
