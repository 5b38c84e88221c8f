import type { Examples } from '../../../../tests/conformance/example.ts'
import { TagField } from './TagField.tsx'

export const examples: Examples = {
  TagField: (probe, words) => (
    <TagField {...probe} label={words || 'Tags'} defaultValue={[words || 'sea']} description={words} />
  ),
}
