import type { Examples } from '../../../../tests/conformance/example.ts'
import { DateTimePicker } from './DateTimePicker.tsx'

export const examples: Examples = {
  DateTimePicker: (probe, words) => (
    <DateTimePicker
      {...probe}
      label={words || 'Starts'}
      description={words}
      defaultValue="2026-11-26T14:30"
    />
  ),
}
