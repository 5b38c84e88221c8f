import type { Examples } from '../../../../tests/conformance/example.ts'
import { ScatterChart } from './ScatterChart.tsx'

export const examples: Examples = {
  ScatterChart: (probe, words) => (
    <ScatterChart
      {...probe}
      label={words || 'Customers'}
      xLabel={words || 'Order value'}
      yLabel={words || 'Returning'}
      x={(value) => value}
      y={(value) => value * value}
      series={[
        { id: 'shops', label: words || 'Shops', data: [1, 4, 2] },
        { id: 'chains', label: words || 'Chains', data: [3, 5] },
      ]}
    />
  ),
}
