import type { Examples } from '../../../../tests/conformance/example.ts'
import { LineChart } from './LineChart.tsx'

export const examples: Examples = {
  LineChart: (probe, words) => (
    <LineChart
      {...probe}
      label={words || 'Sales'}
      data={[1, 4, 2]}
      category={(value) => `${words} ${value}`}
      series={[
        { id: 'sold', label: words || 'Sold', value: (value) => value },
        { id: 'returned', label: words || 'Returned', value: (value) => value / 2 },
      ]}
    />
  ),
}
