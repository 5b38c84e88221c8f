import type { Examples } from '../../../../tests/conformance/example.ts'
import { Meter } from './Meter.tsx'

export const examples: Examples = {
  Meter: (probe, words) => <Meter {...probe} label={words || 'Storage'} value={40} />,
}
