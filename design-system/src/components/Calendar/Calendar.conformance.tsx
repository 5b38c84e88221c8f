import type { Examples } from '../../../../tests/conformance/example.ts'
import { Calendar } from './Calendar.tsx'

export const examples: Examples = {
  Calendar: (probe, words) => (
    <Calendar {...probe} label={words || 'Day'} description={words} defaultValue="2026-11-12" />
  ),
}
