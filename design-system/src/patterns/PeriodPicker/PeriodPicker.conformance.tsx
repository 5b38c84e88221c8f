import type { Examples } from '../../../../tests/conformance/example.ts'
import { PeriodPicker } from './PeriodPicker.tsx'

export const examples: Examples = {
  PeriodPicker: (probe, words) => (
    <PeriodPicker
      {...probe}
      label="Period"
      value={{ start: '2026-01-01', end: '2026-09-30' }}
      onChange={() => undefined}
      comparisonLabel="Compared with"
      comparison="year"
      comparisons={[
        {
          id: 'year',
          label: 'Same dates, 2025',
          shortLabel: `same dates, 2025 ${String(words)}`,
          prefix: 'vs',
        },
      ]}
      onComparisonChange={() => undefined}
    />
  ),
}
