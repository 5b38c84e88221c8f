import type { Examples } from '../../../../tests/conformance/example.ts'
import { PrintSheet } from './PrintSheet.tsx'

export const examples: Examples = {
  PrintSheet: (probe, words) => (
    <PrintSheet {...probe} aria-label="Receipt">
      {words}
    </PrintSheet>
  ),
}
