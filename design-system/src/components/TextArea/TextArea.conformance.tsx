import type { Examples } from '../../../../tests/conformance/example.ts'
import { TextArea } from './TextArea.tsx'

export const examples: Examples = {
  TextArea: (probe, words) => (
    <TextArea
      {...probe}
      label={words || 'Note'}
      description={words}
      errorMessage={words}
      defaultValue={words}
      maxLength={500}
      showCount
    />
  ),
}
