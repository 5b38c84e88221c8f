import type { Examples } from '../../../../tests/conformance/example.ts'
import { Inline } from './Inline.tsx'

export const examples: Examples = {
  Inline: (probe, words) => (
    <Inline {...probe}>
      <span>{words}</span>
      <span>{words}</span>
    </Inline>
  ),
}
