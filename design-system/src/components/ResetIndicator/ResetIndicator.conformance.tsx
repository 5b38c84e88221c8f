import type { Examples } from '../../../../tests/conformance/example.ts'
import { ResetIndicator } from './ResetIndicator.tsx'

const none = () => undefined

export const examples: Examples = {
  ResetIndicator: (probe, words) => (
    <ResetIndicator
      {...probe}
      label={words || 'Changed'}
      resetLabel={words || 'Reset theme'}
      onReset={none}
    />
  ),
}
