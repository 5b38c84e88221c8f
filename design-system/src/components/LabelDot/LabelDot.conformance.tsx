import type { Examples } from '../../../../tests/conformance/example.ts'
import { LabelDot } from './LabelDot.tsx'

export const examples: Examples = {
  LabelDot: (probe, words) => <LabelDot {...probe} tone="success" label={words || 'Personal'} />,
}
