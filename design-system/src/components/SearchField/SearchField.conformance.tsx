import type { Examples } from '../../../../tests/conformance/example.ts'
import { SearchField } from './SearchField.tsx'

const none = () => undefined

export const examples: Examples = {
  SearchField: (probe, words) => (
    <SearchField {...probe} label={words || 'Search'} value={words} onChange={none} />
  ),
}
