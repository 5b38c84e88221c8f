import type { Examples } from '../../../../tests/conformance/example.ts'
import { DatePicker } from './DatePicker.tsx'

export const examples: Examples = {
  DatePicker: (probe, words) => (
    <DatePicker {...probe} label={words || 'Due date'} description={words} defaultValue="2026-11-26" />
  ),
}
