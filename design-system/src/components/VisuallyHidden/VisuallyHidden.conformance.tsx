import type { Examples } from '../../../../tests/conformance/example.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const examples: Examples = {
  VisuallyHidden: (probe, words) => <VisuallyHidden {...probe}>{words}</VisuallyHidden>,
}
