import type { Examples } from '../../../../tests/conformance/example.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

export const examples: Examples = {
  DateRangePicker: (probe, words) => (
    <DateRangePicker
      {...probe}
      label={words || 'Period'}
      description={words}
      defaultValue={{ start: '2026-11-12', end: '2026-11-15' }}
    />
  ),
}
