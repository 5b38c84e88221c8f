import type { Examples } from '../../../../tests/conformance/example.ts'
import { BubbleChart } from './BubbleChart.tsx'

export const examples: Examples = {
  BubbleChart: (probe, words) => (
    <BubbleChart
      {...probe}
      label={words || 'Customers'}
      xLabel={words || 'Order value'}
      yLabel={words || 'Returning'}
      x={(value) => value}
      y={(value) => value * value}
      size={(value) => value}
      sizeLabel={words || 'Revenue'}
      series={[
        { id: 'shops', label: words || 'Shops', data: [1, 4, 2] },
        { id: 'chains', label: words || 'Chains', data: [3, 5] },
      ]}
    />
  ),
}
