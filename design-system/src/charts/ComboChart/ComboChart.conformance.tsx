import type { Examples } from '../../../../tests/conformance/example.ts'
import { ComboChart } from './ComboChart.tsx'

export const examples: Examples = {
  ComboChart: (probe, words) => (
    <ComboChart
      {...probe}
      label={words || 'Sales'}
      data={[1, 4, 2]}
      category={(value) => `${words} ${value}`}
      series={[
        { id: 'one', label: words || 'One', value: (value) => value, variant: 'bar' },
        { id: 'two', label: words || 'Two', value: (value) => value / 2, variant: 'line' },
      ]}
    />
  ),
}
