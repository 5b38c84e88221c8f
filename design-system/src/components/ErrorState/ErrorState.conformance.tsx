import type { Examples } from '../../../../tests/conformance/example.ts'
import { ErrorState } from './ErrorState.tsx'

const none = () => undefined

export const examples: Examples = {
  ErrorState: (probe, words) => (
    <ErrorState {...probe} title={words || 'Failed'} onRetry={none}>
      {words}
    </ErrorState>
  ),
}
