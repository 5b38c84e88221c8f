import type { Examples } from '../../../../tests/conformance/example.ts'
import { TimeField } from './TimeField.tsx'

export const examples: Examples = {
  TimeField: (probe, words) => (
    <TimeField {...probe} label={words || 'Opens at'} description={words} defaultValue="14:30" />
  ),
}
