import type { Examples } from '../../../../tests/conformance/example.ts'
import { Gauge } from './Gauge.tsx'

export const examples: Examples = {
  Gauge: (probe, words) => <Gauge {...probe} label={words || 'Budget'} value={78} description={words} />,
}
