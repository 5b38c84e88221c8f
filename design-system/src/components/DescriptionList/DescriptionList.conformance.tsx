import type { Examples } from '../../../../tests/conformance/example.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const examples: Examples = {
  DescriptionList: (probe, words) => (
    <DescriptionList {...probe} items={[{ term: words || 'Port', description: words }]} />
  ),
}
