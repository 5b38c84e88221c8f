import type { Examples } from '../../../../tests/conformance/example.ts'
import { FileField } from './FileField.tsx'

export const examples: Examples = {
  FileField: (probe, words) => (
    <FileField {...probe} label={words || 'Contract'} description={words} errorMessage={words} />
  ),
}
