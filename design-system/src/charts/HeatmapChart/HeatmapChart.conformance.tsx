import type { Examples } from '../../../../tests/conformance/example.ts'
import { HeatmapChart } from './HeatmapChart.tsx'

export const examples: Examples = {
  HeatmapChart: (probe, words) => (
    <HeatmapChart
      {...probe}
      label={words || 'Orders'}
      data={[1, 4, 2]}
      category={(value) => `${words} ${value}`}
      series={[
        { id: 'mon', label: words || 'Mon', value: (value) => value },
        { id: 'tue', label: words || 'Tue', value: (value) => value / 2 },
      ]}
      valueLabel={words || 'Orders'}
    />
  ),
}
