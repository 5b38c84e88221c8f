import type { Examples } from '../../../../tests/conformance/example.ts'
import { Columns } from './Columns.tsx'

export const examples: Examples = {
  Columns: (probe, words) => (
    <Columns {...probe}>
      <p>{words}</p>
      <p>{words}</p>
    </Columns>
  ),
}
