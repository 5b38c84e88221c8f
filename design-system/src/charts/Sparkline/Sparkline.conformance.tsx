import type { Examples } from '../../../../tests/conformance/example.ts'
import { Sparkline } from './Sparkline.tsx'

export const examples: Examples = {
  Sparkline: (probe, words) => <Sparkline {...probe} label={words || 'Sales'} values={[1, 4, 2]} />,
}
