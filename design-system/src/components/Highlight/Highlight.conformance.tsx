import type { Examples } from '../../../../tests/conformance/example.ts'
import { Highlight } from './Highlight.tsx'

export const examples: Examples = {
  Highlight: (probe, words) => (
    <Highlight {...probe} query="a">
      {words}
    </Highlight>
  ),
}
