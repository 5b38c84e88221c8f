import type { Examples } from '../../../../tests/conformance/example.ts'
import { ProgressCircular } from './ProgressCircular.tsx'

export const examples: Examples = {
  ProgressCircular: (probe, words) => <ProgressCircular {...probe} label={words || 'Sent'} value={40} />,
}
