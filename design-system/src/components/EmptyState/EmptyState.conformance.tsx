import type { Examples } from '../../../../tests/conformance/example.ts'
import { EmptyState } from './EmptyState.tsx'

export const examples: Examples = {
  EmptyState: (probe, words) => (
    <EmptyState {...probe} title={words || 'Nothing'}>
      {words}
    </EmptyState>
  ),
}
