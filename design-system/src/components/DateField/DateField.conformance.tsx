import type { Examples } from '../../../../tests/conformance/example.ts'
import { DateField } from './DateField.tsx'

export const examples: Examples = {
  DateField: (probe, words) => (
    <DateField {...probe} label={words || 'Birthday'} description={words} defaultValue="1990-05-17" />
  ),
}
