import type { Examples } from '../../../../tests/conformance/example.ts'
import { SplitButton } from './SplitButton.tsx'

export const examples: Examples = {
  SplitButton: (probe, words) => (
    <SplitButton {...probe} sections={[{ id: 'only', entries: [{ id: 'later', label: words || 'Later' }] }]}>
      {words || 'Send'}
    </SplitButton>
  ),
}
