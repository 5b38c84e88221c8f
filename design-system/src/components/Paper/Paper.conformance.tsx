import type { Examples } from '../../../../tests/conformance/example.ts'
import { Paper } from './Paper.tsx'

export const examples: Examples = {
  Paper: (probe, words) => (
    <Paper {...probe} aria-label="Receipt">
      {words}
    </Paper>
  ),
}
