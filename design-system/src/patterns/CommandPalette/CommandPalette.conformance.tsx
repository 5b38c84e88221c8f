import type { Examples } from '../../../../tests/conformance/example.ts'
import { CommandPalette } from './CommandPalette.tsx'

export const examples: Examples = {
  CommandPalette: (probe, words) => (
    <CommandPalette
      {...probe}
      label={words || 'Search'}
      placeholder="Search"
      groups={() => []}
      noResults="Nothing"
    />
  ),
}
