import type { Examples } from '../../../../tests/conformance/example.ts'
import { Prose } from './Prose.tsx'

export const examples: Examples = {
  Prose: (probe, words) => (
    <Prose {...probe}>
      <p>{words}</p>
    </Prose>
  ),
}
