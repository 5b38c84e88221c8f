import type { Examples } from '../../../../tests/conformance/example.ts'
import { RadarChart } from './RadarChart.tsx'

export const examples: Examples = {
  RadarChart: (probe, words) => (
    <RadarChart
      {...probe}
      label={words || 'Phones'}
      data={[1, 4, 2]}
      category={(value) => `${words} ${value}`}
      series={[
        { id: 'one', label: words || 'One', value: (value) => value },
        { id: 'two', label: words || 'Two', value: (value) => value / 2 },
      ]}
    />
  ),
}
