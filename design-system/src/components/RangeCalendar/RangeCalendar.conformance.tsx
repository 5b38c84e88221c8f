import type { Examples } from '../../../../tests/conformance/example.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

export const examples: Examples = {
  RangeCalendar: (probe, words) => (
    <RangeCalendar
      {...probe}
      label={words || 'Stay'}
      description={words}
      defaultValue={{ start: '2026-11-12', end: '2026-11-15' }}
    />
  ),
}
