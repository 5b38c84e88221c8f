import type { Examples } from '../../../../tests/conformance/example.ts'
import { MeterRows } from './MeterRows.tsx'

export const examples: Examples = {
  MeterRows: (probe, words) => (
    <MeterRows
      {...probe}
      label={words || 'Sales'}
      data={[10, 40, 20]}
      category={(value) => `${words} ${value}`}
      value={(value) => value}
    />
  ),
}
