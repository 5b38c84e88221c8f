import type { Examples } from '../../../../tests/conformance/example.ts'
import { LabeledProgress } from './LabeledProgress.tsx'
import { ProgressLinear } from './ProgressLinear.tsx'

export const examples: Examples = {
  ProgressLinear: (probe, words) => <ProgressLinear {...probe} label={words || 'Sent'} value={40} />,
  LabeledProgress: (probe, words) => <LabeledProgress {...probe} label={words || 'Sent'} value={40} />,
}
