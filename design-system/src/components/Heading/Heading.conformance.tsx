import type { Examples } from '../../../../tests/conformance/example.ts'
import { Heading } from './Heading.tsx'

export const examples: Examples = {
  Heading: (probe, words) => (
    <Heading {...probe} level={2}>
      {words || 'One'}
    </Heading>
  ),
}
