import type { Examples } from '../../../../tests/conformance/example.ts'
import { CandlestickChart } from './CandlestickChart.tsx'

export const examples: Examples = {
  CandlestickChart: (probe, words) => (
    <CandlestickChart
      {...probe}
      label={words || 'Price'}
      data={[10, 14, 12]}
      category={(value) => `${words} ${value}`}
      open={(value) => value}
      high={(value) => value + 3}
      low={(value) => value - 2}
      close={(value) => value + 1}
      volume={(value) => value * 100}
    />
  ),
}
