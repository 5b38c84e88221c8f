import type { Examples } from '../../../../tests/conformance/example.ts'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { SearchHero } from './SearchHero.tsx'

export const examples: Examples = {
  SearchHero: (probe, words) => (
    <SearchHero {...probe} title={words} description={words}>
      <SearchField label="Search" value="" onChange={() => {}} />
    </SearchHero>
  ),
}
