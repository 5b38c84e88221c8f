import type { Examples } from '../../../../tests/conformance/example.ts'
import { FileButton } from './FileButton.tsx'

const none = () => undefined

export const examples: Examples = {
  FileButton: (probe, words) => (
    <FileButton {...probe} onSelect={none}>
      {words || '+'}
    </FileButton>
  ),
}
