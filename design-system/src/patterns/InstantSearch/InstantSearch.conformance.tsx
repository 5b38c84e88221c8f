import type { Examples } from '../../../../tests/conformance/example.ts'
import { InstantSearch } from './InstantSearch.tsx'

export const examples: Examples = {
  InstantSearch: (probe, words) => (
    <InstantSearch
      {...probe}
      label="Search the help"
      value={words}
      onChange={() => {}}
      results={[]}
      resultsTitle={words}
      resultsCount={words}
      emptyState={words}
    />
  ),
}
